// `pagewright/blocks`: types of what pages and site.yaml hold, and of what sections, behaviors and
// parts of the frame get. A site's own types of section are added to it in the site
// (src/site/schemas/site-types.ts).
export type * from '../../schemas/types.gen.ts';
export type { FooterProps } from '../page/app/footer.tsx';
export type { FrameProps } from '../page/app/frame-layout.tsx';
export type { HeaderProps } from '../page/app/header.tsx';
export type { PageState } from '../page/state/store.ts';
export type { PageControls } from '../page/ui/behavior.ts';
export type { BlockProps } from '../page/ui/block-props.ts';
export type { Wake } from '../page/ui/island.tsx';
