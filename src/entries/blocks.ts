// `pagewright/blocks`: types of what pages and site.yaml hold, and of what sections, behaviors and
// parts of the frame get. A site's own types of section are added to it in the site
// (src/node/generate/site-types.ts).
export type * from '../../schemas/types.gen.ts';
export type { FooterProps } from '../app/footer.tsx';
export type { FrameProps } from '../app/frame-layout.tsx';
export type { HeaderProps } from '../app/header.tsx';
export type { PageState } from '../state/store.ts';
export type { PageControls } from '../ui/behavior.ts';
export type { BlockProps } from '../ui/block-props.ts';
export type { Wake } from '../ui/island.tsx';
