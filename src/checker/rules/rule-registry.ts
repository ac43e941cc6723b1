// Rule registry: all rules by their kind. A new rule is a file beside this one and a line here.
import { altIsFilenameRule } from './alt-is-filename.ts';
import { blankTextRule } from './blank-text.ts';
import { brokenLinkRule } from './broken-link.ts';
import type { FileRule, MentionRule, PageRule, SiteRule, ReferenceRule } from './rule.ts';
import { controlCharacterRule } from './control-character.ts';
import { currencyRule } from './currency.ts';
import { directionSignRule } from './direction-sign.ts';
import { fileNamesRule } from './file-names.ts';
import { foldedTextRule } from './folded-text.ts';
import { inTheWayRule } from './in-the-way.ts';
import { deadAddressRule } from './dead-address.ts';
import { entryDatesRule } from './entry-dates.ts';
import { entryDetailsRule } from './entry-details.ts';
import { entryFieldsRule } from './entry-fields.ts';
import { entryListsRule } from './entry-lists.ts';
import { entryTagsRule } from './entry-tags.ts';
import { duplicateTitleRule } from './duplicate-title.ts';
import { emptyPictureRule } from './empty-picture.ts';
import { emptyPageRule } from './empty-page.ts';
import { formStepsRule } from './form-steps.ts';
import { fileDeliveryRule } from './file-delivery.ts';
import { formDeliveryRule } from './form-delivery.ts';
import { formFieldsRule } from './form-fields.ts';
import { leftOutRule } from './left-out.ts';
import { linkToHiddenRule } from './link-to-hidden.ts';
import { lowContrastThemeRule } from './low-contrast-theme.ts';
import { modelinePathRule } from './modeline-path.ts';
import { missingAltRule } from './missing-alt.ts';
import { missingImageRule, missingMediaRule } from './missing-file.ts';
import { mixedContentRule } from './mixed-content.ts';
import { notFoundPageRule } from './not-found-page.ts';
import { pictureFilesRule } from './picture-files.ts';
import { publishDatesRule, timeZoneRule } from './publish-dates.ts';
import { sameLinkTextRule } from './same-link-text.ts';
import { secretLikeRule } from './secret-like.ts';
import { missingIconRule } from './missing-icon.ts';
import { unknownTargetRule } from './unknown-target.ts';
import { openingHoursRule } from './opening-hours.ts';
import { oddLettersRule } from './odd-letters.ts';
import { openMarkRule } from './open-mark.ts';
import { rawHtmlRule } from './raw-html.ts';
import { redirectsRule } from './redirects.ts';
import { refusedInFrameRule } from './refused-in-frame.ts';
import { requiredFilesRule } from './required-files.ts';
import { reservedFolderRule } from './reserved-folder.ts';
import { routesRule } from './routes.ts';
import { siteValuesRule } from './site-values.ts';
import { silentFormRule } from './silent-form.ts';
import { titleTooLongRule } from './title-too-long.ts';
import { unreachablePageRule } from './unreachable-page.ts';
import { unreadableImageRule } from './unreadable-image.ts';
import { fontWithoutLettersRule } from './font-without-letters.ts';
import { unfilledGapRule } from './unfilled-gap.ts';
import { unknownFontRule } from './unknown-font.ts';
import { unknownLanguageRule } from './unknown-language.ts';
import { untranslatedLabelsRule } from './untranslated-labels.ts';
import { unsupportedMarkRule } from './unsupported-mark.ts';
import { unusedFileRule } from './unused-file.ts';
import { unusedSharedRule } from './unused-shared.ts';
import { vagueLinkTextRule } from './vague-link-text.ts';

export const fileRules: FileRule[] = [
  rawHtmlRule,
  openMarkRule,
  blankTextRule,
  controlCharacterRule,
  directionSignRule,
  oddLettersRule,
  modelinePathRule,
  secretLikeRule,
  unfilledGapRule,
];

export const referenceRules: ReferenceRule[] = [
  altIsFilenameRule,
  missingAltRule,
  vagueLinkTextRule,
  unsupportedMarkRule,
  foldedTextRule,
];

export const pageRules: PageRule[] = [sameLinkTextRule, emptyPictureRule];

export const mentionRules: MentionRule[] = [
  brokenLinkRule,
  deadAddressRule,
  missingImageRule,
  missingMediaRule,
  unreadableImageRule,
  pictureFilesRule,
  missingIconRule,
  unknownTargetRule,
  refusedInFrameRule,
];

export const siteRules: SiteRule[] = [
  requiredFilesRule,
  siteValuesRule,
  leftOutRule,
  routesRule,
  inTheWayRule,
  reservedFolderRule,
  fileNamesRule,
  formFieldsRule,
  formDeliveryRule,
  formStepsRule,
  fileDeliveryRule,
  silentFormRule,
  redirectsRule,
  lowContrastThemeRule,
  unknownLanguageRule,
  untranslatedLabelsRule,
  currencyRule,
  fontWithoutLettersRule,
  unknownFontRule,
  mixedContentRule,
  titleTooLongRule,
  duplicateTitleRule,
  timeZoneRule,
  openingHoursRule,
  publishDatesRule,
  linkToHiddenRule,
  emptyPageRule,
  entryDatesRule,
  entryDetailsRule,
  entryFieldsRule,
  entryTagsRule,
  entryListsRule,
];

/**
 * Rules about what nothing uses, where a broken link may be the cause, and about what else a
 * finished site has. They wait until there are no errors.
 */
export const lastRules: SiteRule[] = [unreachablePageRule, unusedFileRule, unusedSharedRule, notFoundPageRule];
