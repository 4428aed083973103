/** Forms without scripts: posted as HTML forms, and answered with a page. */

import type { Locale } from '@skal/contracts/site/locale';

/** A field of the form. */
export interface HtmlFormField {
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'area';
  /** Options: value and label. */
  options?: readonly (readonly [value: string, label: string])[];
  required?: boolean;
  autocomplete?: string;
}

/** A form that works without scripts: its page, its fields, and the texts of its responses. */
export interface HtmlForm {
  /** English path of the page with the form, which is a message. */
  page: string;
  fields: readonly HtmlFormField[];
  submit: string;
  /** Name of the honeypot field, if any. */
  honeypot?: string;
  /** Titles of the response, on success and on errors. */
  successTitle: string;
  errorTitle: string;
}

/** A posted form, with its input once parsed. */
export interface HtmlFormPost {
  form: HtmlForm;
  /** The language of the page with the form. */
  locale: Locale;
  values: Readonly<Record<string, string>> | null;
}
