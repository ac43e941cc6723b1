// A button of the content: a link that looks like a button, or a button that opens one of the
// site's pop-ups.
import type { Button } from '#schemas';
import { IsolatedText } from './direction/isolated-text.tsx';
import { SmartLink } from './text/smart-link.tsx';

export interface ActionProps {
  button: Button;
  look?: 'primary' | 'secondary' | undefined;
}

/** Opens its dialog natively (invoker commands), so that it works before and without any script. */
export function Action({ button, look = 'primary' }: ActionProps) {
  if (button.href) {
    return (
      <SmartLink href={button.href} className={`btn btn-${look}`}>
        {button.label}
      </SmartLink>
    );
  }
  return (
    <button type="button" className={`btn btn-${look}`} {...opens(button.opens ?? '')}>
      <IsolatedText text={button.label} />
    </button>
  );
}

/** @returns the attributes of a button that opens the pop-up */
export function opens(popup: string) {
  return { commandfor: `dialog-${popup}`, command: 'show-modal', 'aria-haspopup': 'dialog' as const };
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: string;
  }
}
