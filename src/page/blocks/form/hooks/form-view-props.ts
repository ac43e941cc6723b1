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
   * How the fields stand: one class or more, which the page's own HTML names, so that no other page
   * has their rules.
   */
  className: string;
  pageName?: string;
  /**
   * Where the browser sends the form by itself while its code is not there, and what it adds then.
   */
  action?: string;
  extra: Record<string, string>;
  /** What the fields for files take, by their names; none for a form without such fields. */
  files?: Record<string, FileLimits>;
  /** Of the widget that tells people from programs. */
  siteKey?: string;
}

export interface FormLabels {
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
  /** Of fields that accept some characters alone. */
  onlyLetters?: string;
  onlyNames?: string;
  onlyDigits?: string;
  /** Of a telephone number of one country. */
  otherCountry?: string;
  newTab: string;
  /** Of a form with steps. */
  stepCount?: string;
  stepNext?: string;
  stepBack?: string;
  /** Of a form with fields for files. */
  fileNotKept?: string;
  /** Of a form with a widget that tells people from programs. */
  checkExpired?: string;
  checkFailed?: string;
}

/** What the input of a field is made of. */
export interface FieldParts {
  id: string;
  field: SiteField;
  /** The label's words. */
  words: ReactNode;
  /** The ids of what describes the field. */
  described?: string;
  error?: string;
  /** Of a field for a file. */
  limits?: FileLimits;
  /** The hint. */
  children: ReactNode;
}
