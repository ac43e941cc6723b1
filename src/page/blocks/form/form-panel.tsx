// The thank-you panel that replaces the form for a few seconds.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SitePanel } from '#schemas';

export interface FormPanelProps {
  panel: SitePanel;
  /** The level of the heading above the form. */
  level: 1 | 2;
  /** Called once, after the panel's seconds or when its dialog is closed before. */
  onEnd: () => void;
}

export function FormPanel({ panel, level, onEnd }: FormPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const ended = useRef(false);
  const end = useEffectEvent(() => {
    if (ended.current) return;
    ended.current = true;
    onEnd();
  });
  useEffect(() => {
    const host = box.current?.closest('dialog');
    // A dialog that was closed while the message was on its way cannot show a panel.
    const timer = setTimeout(() => end(), host && !host.open ? 0 : panel.seconds * 1000);
    const closed = () => end();
    host?.addEventListener('close', closed);
    box.current?.focus();
    return () => {
      clearTimeout(timer);
      host?.removeEventListener('close', closed);
    };
  }, [panel.seconds]);
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    // No <output>: a heading may not stand in it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={box} role="status" tabIndex={-1} className="grid gap-3 py-8 text-center">
      <Heading className="text-xl">{panel.heading}</Heading>
      <p className="text-muted">{panel.text}</p>
    </div>
  );
}
