// `pagewright/ui`: what a site's own sections are made of. In the build of the HTML and in islands.
export { Action, opens } from '../ui/action.tsx';
export { Island } from '../ui/island.tsx';
export { backgroundOf, Section, SectionHeading } from '../ui/section.tsx';
export { setBefore } from '../ui/set-before.ts';
export { Glyph, Icon, IconTile } from '../ui/picture/icon.tsx';
export { Picture } from '../ui/picture/picture.tsx';
export { InlineText, plainText } from '../ui/text/inline-text.tsx';
export { formatMoney } from '../ui/text/money.ts';
export { PointList } from '../ui/text/point-list.tsx';
export { RichText } from '../ui/text/rich-text.tsx';
export { SmartLink } from '../ui/text/smart-link.tsx';
