// The looks of a type of section: its example from the gallery, in a small frame that loads when it
// comes into view.
import { say } from '../../../base/words/say.ts';
import { useEffect, useRef, useState } from 'react';
import type { SectionType } from '../../../edits/fields/field.ts';
import './add-section.css';

/** Pixels of the page that the picture shows. */
const size = { width: 1280, height: 720 };

export function SectionPicture({ type: { type, title, examples } }: { type: SectionType }) {
  const holder = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setScale(element.clientWidth / size.width);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const example = Math.min(2, examples.length);
  return (
    <span className="section-picture" ref={holder} aria-hidden="true">
      {scale > 0 && example > 0 && (
        <iframe
          src={`/__blocks/${type}/${example}`}
          title={say('{title}, an example', { title })}
          tabIndex={-1}
          // Nothing in it needs to run.
          sandbox="allow-same-origin"
          style={{ ...size, transform: `scale(${scale})` }}
        />
      )}
    </span>
  );
}
