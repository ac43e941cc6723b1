// Stands in for a film or a map of another site until the visitor asks for it. Without script it is
// a link to that site.
import type { ReactNode } from 'react';

export interface FacadeProps {
  /** The accessible name of what will be loaded. */
  label: string;
  /** Address of the same contents on a page, for browsers without script. */
  href?: string;
  /**
   * Element that is loaded. It is in a `<template>`, so that nothing of it is fetched before the
   * click.
   */
  content: ReactNode;
  /** Contents of the button; its name is `label`. */
  button: ReactNode;
  className: string;
  /** Picture that is shown before the click. */
  children: ReactNode;
}

/**
 * The whole of it is the button. Its parent decides its size, so that nothing moves when the
 * content comes.
 */
export function Facade({ label, href, content, button, className, children }: FacadeProps) {
  return (
    <div className={`facade ${className}`} data-live="facade" data-wake="interaction">
      {children}
      <button type="button" className="facade-button needs-script" aria-label={label}>
        {button}
      </button>
      {href && (
        <a className="facade-button only-without-script" href={href} aria-label={label}>
          {button}
        </a>
      )}
      <template>{content}</template>
    </div>
  );
}
