// The bar at the top, and the list of all pages: beside the page on a wide screen, behind a button on others.
import type { HeaderProps } from 'pagewright/blocks';
import { Glyph } from 'pagewright/ui';

export function Header({ site, route }: HeaderProps) {
  const { label, href = site.home } = site.headerButton ?? { label: '' };
  return (
    <header className="manual-bar">
      <button
        type="button"
        className="icon-button manual-toggle"
        popoverTarget="manual-menu"
        aria-controls="manual-menu"
        aria-expanded={false}
        aria-label={site.labels.menu}
      >
        <Glyph name="menu" />
      </button>
      <a href={site.home} className="manual-brand">
        {site.name}
      </a>
      <a href={href} className="manual-search" aria-current={href === route ? 'page' : undefined}>
        {label}
      </a>
      <nav id="manual-menu" popover="auto" className="manual-menu" aria-label={site.labels.menu}>
        {site.menu.map((group) => (
          <section key={group.label} aria-label={group.label}>
            <p aria-hidden="true">{group.label}</p>
            <ul>
              {group.items?.map((link) => (
                <li key={link.href}>
                  <a href={link.href} aria-current={link.href === route ? 'page' : undefined}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </header>
  );
}
