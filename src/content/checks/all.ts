// The list of the rules about the whole site. A new rule is a file beside this one and a line here.
import { checkAltText } from './alt-is-filename.ts';
import { checkLinks } from './broken-link.ts';
import type { FileCheck, MentionCheck, PageCheck, SiteCheck, WordCheck } from './check.ts';
import { checkDeadAddresses } from './dead-address.ts';
import { checkDuplicateTitles } from './duplicate-title.ts';
import { checkEmptyPages } from './empty-page.ts';
import { checkFormDelivery } from './form-delivery.ts';
import { checkFormFields } from './form-fields.ts';
import { checkHiddenTargets } from './link-to-hidden.ts';
import { checkThemeContrast } from './low-contrast-theme.ts';
import { checkModelines } from './modeline-path.ts';
import { checkImages, checkPlayedFiles } from './missing-file.ts';
import { checkMixedContent } from './mixed-content.ts';
import { checkPictureFiles } from './picture-files.ts';
import { checkDates, checkTimeZone } from './publish-dates.ts';
import { checkSameLinkTexts } from './same-link-text.ts';
import { checkSecrets } from './secret-like.ts';
import { checkIcons } from './missing-icon.ts';
import { checkTargets } from './nav-target.ts';
import { checkOpenMarks } from './open-mark.ts';
import { checkRawHtml } from './raw-html.ts';
import { checkRedirects } from './redirects.ts';
import { checkRequiredFiles } from './required-files.ts';
import { checkRoutes } from './routes.ts';
import { checkTitleLengths } from './title-too-long.ts';
import { checkReach } from './unreachable-page.ts';
import { checkReadableImages } from './unreadable-image.ts';
import { checkUnusedFiles } from './unused-file.ts';
import { checkUnusedShared } from './unused-shared.ts';
import { checkLinkText } from './vague-link-text.ts';

export const fileChecks: FileCheck[] = [checkRawHtml, checkOpenMarks, checkModelines, checkSecrets];

export const wordChecks: WordCheck[] = [checkAltText, checkLinkText];

export const pageChecks: PageCheck[] = [checkSameLinkTexts];

export const mentionChecks: MentionCheck[] = [
  checkLinks,
  checkDeadAddresses,
  checkImages,
  checkPlayedFiles,
  checkReadableImages,
  checkPictureFiles,
  checkIcons,
  checkTargets,
];

export const siteChecks: SiteCheck[] = [
  checkRequiredFiles,
  checkRoutes,
  checkFormFields,
  checkFormDelivery,
  checkRedirects,
  checkThemeContrast,
  checkMixedContent,
  checkTitleLengths,
  checkDuplicateTitles,
  checkTimeZone,
  checkDates,
  checkHiddenTargets,
  checkEmptyPages,
];

/** What nothing leads to or uses: a broken link or name elsewhere may be the cause, so these wait until all others are content. */
export const lastChecks: SiteCheck[] = [checkReach, checkUnusedFiles, checkUnusedShared];
