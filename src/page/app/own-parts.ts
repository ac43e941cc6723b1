// What a site has in the place of parts of Pagewright, or beside them. Here it has nothing: where a
// site does, its bundles have a module of its own in the place of this one
// (src/site/folder/own-entries.ts).
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
