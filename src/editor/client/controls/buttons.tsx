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
