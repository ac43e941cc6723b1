// Links to the headings of the page: beside it on a wide screen, folded above its first part on others.
import type { BlockProps, ManualContentsBlock } from 'pagewright/blocks';
import { InlineText } from 'pagewright/ui';

type Props = BlockProps<ManualContentsBlock>;

export function ManualContents(props: Props) {
  return (
    <div className="manual-contents">
      <details>
        <summary>{props.label}</summary>
        <nav aria-label={props.label}>
          <Links {...props} />
        </nav>
      </details>
      <nav className="manual-aside" aria-label={props.label}>
        <p aria-hidden="true">{props.label}</p>
        <Links {...props} />
      </nav>
    </div>
  );
}

function Links({ links }: Props) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            <InlineText text={label} />
          </a>
        </li>
      ))}
    </ul>
  );
}
