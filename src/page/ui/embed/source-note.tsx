// Below a frame: whose it is, and the way to it where the frame cannot be reached.
import { InlineText } from '../text/inline-text.tsx';

export interface SourceNoteProps {
  /** Text in which {host} is replaced by the link. */
  note: string;
  /** Name of the provider. */
  name: string;
  href: string;
  newTabLabel: string;
}

/** A line with a link. */
export function SourceNote({ note, name, href, newTabLabel }: SourceNoteProps) {
  const [before, ...after] = note.split('{host}');
  return (
    <p className="seen-whole mt-2 text-center text-xs text-muted">
      {before}
      {after.length > 0 && <InlineText text={`[${name}](${href})`} newTabLabel={newTabLabel} />}
      {after.join(name)}
    </p>
  );
}
