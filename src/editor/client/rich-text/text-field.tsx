// A longer text in a form, edited as it looks.
import { say } from '../../../base/words/say.ts';
import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import type { TakenMarks } from '../text-model/text-blocks.ts';
import { TextTools } from './text-tools.tsx';
import { createTextView } from './text-view.ts';
import './text-field.css';

export interface TextFieldProps {
  label: string;
  /** Source of the text, without the line breaks at its end. */
  source: string;
  taken: TakenMarks;
  isInvalid: boolean;
  onInput: (source: string) => void;
  /** Help below the field. */
  children: ReactNode;
}

export function RichTextField({ label, source, taken, isInvalid, onInput, children }: TextFieldProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [labelId, helpId] = [useId(), useId()];
  const [text] = useState(() =>
    createTextView({
      mount: document.createElement('div'),
      source,
      taken,
      attributes: {
        role: 'textbox',
        'aria-labelledby': labelId,
        'aria-describedby': helpId,
        ...(taken === 'long' && { 'aria-multiline': 'true' }),
      },
    }),
  );
  useLayoutEffect(() => {
    holder.current!.append(text.view.dom);
    return () => text.view.destroy();
  }, [text]);
  // What others have made of it; this field's own words come back as they were typed.
  useLayoutEffect(() => {
    text.onInput(onInput);
    text.replace(source);
  }, [text, source, onInput]);
  return (
    <div className="rich-field" data-invalid={isInvalid}>
      <span id={labelId} className="rich-label">
        {label}
      </span>
      <Toolbar className="rich-tools" aria-label={say('{label}: marks', { label })} onMouseDownCapture={keepFocus}>
        <TextTools text={text} />
      </Toolbar>
      <div ref={holder} className="rich-text" />
      <div id={helpId} className="help">
        {children}
      </div>
    </div>
  );
}

/** The text keeps the focus while a tool is used. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
