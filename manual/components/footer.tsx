// The foot of each page: which version it is about.
import type { FooterProps } from 'pagewright/blocks';

export function Footer({ site }: FooterProps) {
  return (
    <footer className="manual-foot">
      <p>{site.footer.blurb}</p>
    </footer>
  );
}
