// The bar at the top of every page. Menus are native popovers: they open, close and close each
// other without script, and Escape or a click elsewhere closes them. Script only keeps
// aria-expanded in step (browser/navigation/overlay-state.ts).
import type { Link, Site } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../ui/action.tsx';
import { Glyph } from '../ui/picture/icon.tsx';
import { SmartLink } from '../ui/text/smart-link.tsx';
import { Brand } from './brand.tsx';

const entryClass =
  'flex min-h-11 w-full items-center justify-between gap-1 rounded-(--radius) px-3 py-2 hover:bg-tint lg:w-auto lg:whitespace-nowrap lg:px-1.5 xl:px-2.5 lg:text-sm';

/** Entries of two lines each that a panel of one column shows without scrolling. */
const mostInOneColumn = 6;

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
          <ul className="flex flex-col gap-1 lg:flex-row lg:items-center">
            {site.menu.map((entry, index) => (
              <li key={index}>
                {entry.items ? (
                  <Group id={`menu-${index + 1}`} label={entry.label} items={entry.items} route={route} />
                ) : (
                  <a href={entry.href} className={entryClass} aria-current={entry.href === route ? 'page' : undefined}>
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
        className={entryClass}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={false}
        aria-current={items.some((item) => item.href === route) ? 'true' : undefined}
      >
        {label}
        <Glyph name="chevronDown" className="menu-chevron size-4" />
      </button>
      <div id={id} popover="auto" className={clsx('menu-panel', items.length > mostInOneColumn && 'menu-panel-wide')}>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <SmartLink
                href={item.href}
                className="block rounded-(--radius) px-3 py-2 text-sm font-semibold hover:bg-tint"
                current={item.href === route}
              >
                {item.label}
                {item.text && <span className="block text-xs font-normal text-muted">{item.text}</span>}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
