// Links from an entry to the next newer and the next older one of its collection.
import type { EntryLinksBlock, ShownEntry } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { plainText } from '../../ui/text/inline-text.tsx';
import { Glyph } from '../../ui/picture/icon.tsx';
import { Section } from '../../ui/section.tsx';

export function EntryLinks({ id, background, shown, site }: BlockProps<EntryLinksBlock>) {
  const { newer, older, above } = shown;
  const { newerEntry, olderEntry, laterEvent, earlierEvent } = site.labels;
  const isEvent = shown.entry.event !== undefined;
  if (!newer && !older) return null;
  return (
    <Section id={id} background={background}>
      <nav aria-label={above.at(-1)!.label} className="mx-auto flex max-w-176 flex-wrap justify-between gap-4">
        {newer && <EntryLink entry={newer} label={isEvent ? laterEvent : newerEntry} glyph="chevronLeft" />}
        {older && <EntryLink entry={older} label={isEvent ? earlierEvent : olderEntry} glyph="chevronRight" />}
      </nav>
    </Section>
  );
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
