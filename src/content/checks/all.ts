// The list of the rules about the whole site. A new rule is a file beside this one and a line here.
import { checkLinks } from './broken-link.ts';
import type { ReferenceCheck, SiteCheck } from './check.ts';
import { checkFormDelivery } from './form-delivery.ts';
import { checkImages } from './missing-file.ts';
import { checkIcons } from './missing-icon.ts';
import { checkTargets } from './nav-target.ts';
import { checkRequiredFiles } from './required-files.ts';
import { checkRoutes } from './routes.ts';

export const referenceChecks: ReferenceCheck[] = [checkLinks, checkImages, checkIcons, checkTargets];

export const siteChecks: SiteCheck[] = [checkRequiredFiles, checkRoutes, checkFormDelivery];
