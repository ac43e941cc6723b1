// Parts of the site that replace parts of Pagewright or are added to them. There are none here: a
// site that has some replaces this module in its bundles (src/site/folder/own-entries.ts).
import type { ComponentType } from 'react';
import type { FooterProps } from './footer.tsx';
import type { FrameProps } from './frame-layout.tsx';
import type { HeaderProps } from './header.tsx';

export interface OwnParts {
  /** The components of the site's own types of section, by type. */
  blocks: Record<string, ComponentType<any>>;
  header?: ComponentType<HeaderProps>;
  footer?: ComponentType<FooterProps>;
  frame?: ComponentType<FrameProps>;
}

export const ownParts: OwnParts = { blocks: {} };
