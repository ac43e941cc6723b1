// `pagewright/ui`: what a site's own sections are made of. In the build of the HTML and in islands.
export { Action, opens } from '../page/ui/action.tsx';
export { Island } from '../page/ui/island.tsx';
export { backgroundOf, Section, SectionHeading } from '../page/ui/section.tsx';
export { setBefore } from '../page/ui/set-before.ts';
export { Glyph, Icon, IconTile } from '../page/ui/picture/icon.tsx';
export { formatNumber } from '../page/ui/numbers/format-number.ts';
export { Picture } from '../page/ui/picture/picture.tsx';
export { InlineText, plainText } from '../page/ui/text/inline-text.tsx';
export { formatMoney } from '../page/ui/text/money.ts';
export { PointList } from '../page/ui/text/point-list.tsx';
export { RichText } from '../page/ui/text/rich-text.tsx';
export { SmartLink } from '../page/ui/text/smart-link.tsx';
