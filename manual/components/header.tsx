// The bar at the top, and the list of all pages: beside the page on a wide screen, behind a button on others.
import type { HeaderProps } from 'pagewright/blocks';
import { Glyph } from 'pagewright/ui';

export function Header({ site, route }: HeaderProps) {
  return (
    <>
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
        <a href="/" className="manual-brand">
          {site.name}
        </a>
        <a href="/search" className="manual-search" aria-current={route === '/search' ? 'page' : undefined}>
          Search
        </a>
      </header>
      <nav id="manual-menu" popover="auto" className="manual-menu" aria-label={site.labels.menu}>
        {site.menu.map(({ label, items = [] }) => (
          <section key={label} aria-label={label}>
            <p aria-hidden="true">{label}</p>
            <ul>
              {items.map((link) => (
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
    </>
  );
}
