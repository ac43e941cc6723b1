// Around the controls of a value that is held while it is typed: leaving them and Enter save it,
// Escape brings back what was there.
import { say } from '../../../base/words/say.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Held } from './use-held.ts';
import '../controls/setting.css';

export interface HeldFieldProps {
  held: Held;
  children: ReactNode;
}

export function HeldField({ held, children }: HeldFieldProps) {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // Enter chooses what is marked in a list, and ends a text that is being composed.
    const isMarked = (event.target as HTMLElement).hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !isMarked && !event.nativeEvent.isComposing) held.leave();
    if (!isGivingBack(event) || !held.giveBack()) return;
    // To React, a half-typed date is as empty as none.
    for (const input of halfTyped(event.currentTarget)) input.value = '';
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      onInput={({ currentTarget }) => held.setHalf(halfTyped(currentTarget).length > 0)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        held.setHalf(halfTyped(currentTarget).length > 0);
        held.leave();
      }}
      onKeyDownCapture={onKey}
    >
      {children}
      {held.problem !== null && (
        <p className="setting-message" role="alert">
          {held.problem} {say('It is not saved. Escape brings back what was there.')}
        </p>
      )}
    </div>
  );
}

/** @returns whether a key brings back what was there: Escape, and the one for undo */
export function isGivingBack({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'Escape' || ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z');
}

/** @returns the fields for dates and times in which a part is missing */
function halfTyped(around: HTMLElement): HTMLInputElement[] {
  return [...around.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
}
