// The props of the form island, of the hook that submits it, and of its fields.
import type { ReactNode } from 'react';
import type { SiteField, SiteForm } from '#schemas';
import type { FileLimits } from '../../../forms/rules.ts';

export interface FormViewProps {
  /** Names the form's place on the page: the start of all ids inside, and its key in the store. */
  id: string;
  form: SiteForm;
  /** The form's name in site.yaml. */
  name: string;
  labels: FormLabels;
  /** The level of the heading above the form. */
  level: 1 | 2;
  /**
   * Classes for the layout of the fields. The page's own HTML names them, so that no other page has
   * their rules.
   */
  className: string;
  pageName?: string;
  /**
   * Address that the browser posts the form to while its code is not there, and the values that it
   * adds then.
   */
  action?: string;
  extra: Record<string, string>;
  /** Limits of the fields for files, by name; none for a form without such fields. */
  files?: Record<string, FileLimits>;
  /** Key of the widget that tells people from programs. */
  siteKey?: string;
}

export interface FormLabels {
  pair: string;
  optional: string;
  problem: string;
  alertTitle: string;
  ok: string;
  sending: string;
  stillSending: string;
  offline: string;
  offlineUnkept: string;
  leaveEmpty: string;
  tooLong: string;
  /** For fields that accept some characters alone. */
  onlyLetters?: string;
  onlyNames?: string;
  onlyDigits?: string;
  /** For a telephone number of one country. */
  otherCountry?: string;
  newTab: string;
  /** For a form with steps. */
  stepCount?: string;
  stepNext?: string;
  stepBack?: string;
  /** For a form with fields for files. */
  fileNotKept?: string;
  /** For a form with a widget that tells people from programs. */
  checkExpired?: string;
  checkFailed?: string;
}

/** Values that the input of a field is made of. */
export interface FieldParts {
  id: string;
  field: SiteField;
  /** The label's words. */
  words: ReactNode;
  /** The ids of what describes the field. */
  described?: string;
  error?: string;
  /** For a field for a file. */
  limits?: FileLimits;
  /** The hint. */
  children: ReactNode;
}
