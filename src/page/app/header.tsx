// The bar at the top of every page. Menus are native popovers: they open, close and close each
// other without script, and Escape or a click elsewhere closes them. Script only keeps
// aria-expanded in step (src/page/navigation/overlay-state.ts).
import type { Link, Site } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../ui/action.tsx';
import { Glyph } from '../ui/picture/icon.tsx';
import { SmartLink } from '../ui/text/smart-link.tsx';
import { Brand } from './brand.tsx';

/** Entries of two lines each that a panel of one column shows without scrolling. */
const maxInOneColumn = 6;

export interface HeaderProps {
  site: Site;
  /** The page's own route, whose link is marked as current; null on a page without a link there. */
  route: string | null;
}

/** The header. */
export function Header({ site, route }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="container header-bar">
        <Brand site={site} />
        <button
          type="button"
          className="icon-button menu-toggle"
          popoverTarget="site-menu"
          aria-controls="site-menu"
          aria-expanded={false}
          aria-label={site.labels.menu}
        >
          <Glyph name="menu" />
        </button>
        <nav id="site-menu" popover="auto" className="seen-whole site-menu" aria-label={site.labels.menu}>
          <ul>
            {site.menu.map((entry, index) => (
              <li key={index}>
                {entry.items ? (
                  <Group id={`menu-${index + 1}`} label={entry.label} items={entry.items} route={route} />
                ) : (
                  <a href={entry.href} className="menu-entry" aria-current={entry.href === route ? 'page' : undefined}>
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {site.headerButton && <Action button={site.headerButton} />}
      </div>
    </header>
  );
}

function Group({ id, label, items, route }: { id: string; label: string; items: Link[]; route: string | null }) {
  return (
    <>
      <button
        type="button"
        className="menu-entry"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={false}
        aria-current={items.some((item) => item.href === route) ? 'true' : undefined}
      >
        {label}
        <Glyph name="chevronDown" className="menu-chevron" />
      </button>
      <div id={id} popover="auto" className={clsx('menu-panel', items.length > maxInOneColumn && 'menu-panel-wide')}>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <SmartLink href={item.href} current={item.href === route}>
                {item.label}
                {item.text && <span>{item.text}</span>}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
