// Parts of what a visitor typed that a field did not accept, collected while they type: said once
// they pause, and not with every key.
import type { SiteField } from '#schemas';
import type { EditListener } from './watch-typing.ts';

export interface RefusedText {
  /** Characters that the field does not accept, each once. */
  leftOut: string[];
  /** Text after its last place. */
  cut: string;
  /** True for a telephone number of a country that the field is not for. */
  isForeign: boolean;
}

const none: RefusedText = { leftOut: [], cut: '', isForeign: false };
/** Long enough for the next key of somebody who types with one finger. */
const pauseMs = 700;
const maxSigns = 12;

export interface Collector {
  onEdit: EditListener;
  /** Says now what would be said after the pause. */
  flush(): void;
  /** Forgets all, for fields that are empty again. */
  clear(): void;
}

/** @param tell hears of a field whenever something else was refused than it knows */
export function collectRefused(tell: (field: SiteField, refused: RefusedText) => void): Collector {
  const collected = new Map<SiteField, RefusedText>();
  const waiting = new Set<SiteField>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    for (const field of waiting) tell(field, collected.get(field) ?? none);
    waiting.clear();
  };
  return {
    flush,
    onEdit(field, { text, before, leftOut, cut, isForeign }) {
      const known = collected.get(field) ?? none;
      const isEmpty = text === '' && before === '' && leftOut.length === 0;
      const next: RefusedText = isEmpty
        ? none
        : {
            leftOut: [...new Set([...known.leftOut, ...leftOut])].slice(0, maxSigns),
            // For a telephone number, the part that does not fit now; for a text, all that did not.
            cut: field.kind === 'tel' ? cut : known.cut + cut,
            isForeign,
          };
      if (JSON.stringify(next) === JSON.stringify(known)) return;
      collected.set(field, next);
      waiting.add(field);
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    clear() {
      for (const field of collected.keys()) waiting.add(field);
      collected.clear();
      flush();
    },
  };
}
