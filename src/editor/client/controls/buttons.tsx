// The editor's buttons: with an icon alone and a name that a tooltip shows, or with words.
import type { ReactNode } from 'react';
import { Button, Tooltip, TooltipTrigger, type ButtonProps } from 'react-aria-components';
import { Icon, type IconName } from './icon.tsx';
import './buttons.css';

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  icon: IconName;
  label: string;
}

/** A button that shows an icon; its name is shown by a tooltip. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={400}>
      <Button {...rest} className={`icon-button ${String(rest.className ?? '')}`} aria-label={label}>
        <Icon name={icon} />
      </Button>
      <Tooltip className="tooltip" offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}

/**
 * A button with an icon and words. Where the bar at the top has no room for the words, they are its
 * tooltip.
 */
export function WordedButton({
  icon,
  words,
  ...rest
}: Omit<ButtonProps, 'children'> & { icon: IconName; words: string }) {
  return (
    <NamedWhenNarrow words={words}>
      <Button aria-label={words} {...rest} className={`text-button plain ${String(rest.className ?? '')}`}>
        <Icon name={icon} />
        <span className="bar-words">{words}</span>
      </Button>
    </NamedWhenNarrow>
  );
}

/** Shows words of the bar as a tooltip where the bar has no room for them. */
export function NamedWhenNarrow({ words, children }: { words: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <Tooltip className="tooltip when-narrow" offset={6}>
        {words}
      </Tooltip>
    </TooltipTrigger>
  );
}

export interface TextButtonProps extends ButtonProps {
  look?: 'primary' | 'plain' | 'danger';
  icon?: IconName;
  children: ReactNode;
}

/** A button with words. */
export function TextButton({ look = 'plain', icon, children, ...rest }: TextButtonProps) {
  return (
    <Button {...rest} className={`text-button ${look}`}>
      {icon && <Icon name={icon} />}
      {children}
    </Button>
  );
}
