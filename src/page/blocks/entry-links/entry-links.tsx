// Links from an entry to its neighbours in the collection: the next newer and the next older one,
// or, without dates, the one before and the one after by title.
import type { EntryLinksBlock, ShownEntry, Site } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { plainText } from '../../ui/text/inline-text.tsx';
import { Glyph } from '../../ui/picture/icon.tsx';
import { Section } from '../../ui/section.tsx';

export function EntryLinks({ id, background, shown, site }: BlockProps<EntryLinksBlock>) {
  const { newer, older, above } = shown;
  if (!newer && !older) return null;
  const [before, after] = chooseLabels(shown.entry, site.labels);
  return (
    <Section id={id} background={background}>
      <nav aria-label={above.at(-1)!.label} className="mx-auto flex max-w-176 flex-wrap justify-between gap-4">
        {newer && <EntryLink entry={newer} label={before} glyph="chevronLeft" />}
        {older && <EntryLink entry={older} label={after} glyph="chevronRight" />}
      </nav>
    </Section>
  );
}

function chooseLabels(
  { event, date }: ShownEntry,
  { newerEntry, olderEntry, laterEvent, earlierEvent, previous, next }: Site['labels'],
): [before: string, after: string] {
  if (event) return [laterEvent, earlierEvent];
  return date === undefined ? [previous, next] : [newerEntry, olderEntry];
}

interface EntryLinkProps {
  entry: ShownEntry;
  label: string;
  glyph: 'chevronLeft' | 'chevronRight';
}

function EntryLink({ entry: { href, title }, label, glyph }: EntryLinkProps) {
  const isNext = glyph === 'chevronRight';
  const arrow = <Glyph name={glyph} className="size-5 shrink-0" />;
  return (
    <a
      href={href}
      className={`flex max-w-80 items-center gap-3 py-2 hover:underline ${isNext ? 'ms-auto text-end' : ''}`}
    >
      {!isNext && arrow}
      <span className="flex min-w-0 flex-col">
        <span className="text-sm text-muted">{label}</span>
        <span className="font-semibold">{plainText(title)}</span>
      </span>
      {isNext && arrow}
    </a>
  );
}
