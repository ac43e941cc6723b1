// Fields of a site's own with their labels, as an entry shows them.
import type { ShownEntry, ShownField, Site } from '#schemas';
import { listFields } from './field-text.ts';

export interface FieldListProps {
  entry: Pick<ShownEntry, 'fields'>;
  show: readonly ShownField[];
  lang: Site['lang'];
  className?: string;
}

/** Nothing where the entry has none of them. */
export function FieldList({ entry, show, lang, className = '' }: FieldListProps) {
  const shown = listFields(show, entry.fields, lang);
  if (shown.length === 0) return null;
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-1 ${className}`}>
      {shown.map(({ name, label, kind, text }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          {/* A switch that is on says what it is by its label alone. */}
          <dt className={kind === 'switch' ? 'visually-hidden' : 'text-muted'}>{label}</dt>
          <dd className="font-semibold wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
