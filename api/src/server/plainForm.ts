/** Forms without script: posted as HTML posts them, and answered with a page (issue 38, 31). */

/** One field of a form, as its page asks for it. */
export interface PlainField {
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'tel' | 'area';
  /** What may be chosen: value and label. */
  options?: readonly (readonly [value: string, label: string])[];
  required?: boolean;
  autocomplete?: string;
}

/** A form that works without script: its page on the site, its fields, and what its answers say. */
export interface PlainForm {
  /** The site's page that has it. */
  page: string;
  fields: readonly PlainField[];
  submit: string;
  /** The honeypot, where it has one. */
  trap?: string;
  /** The titles of an answer, after a success and after a refusal. */
  sent: string;
  failed: string;
}

/** A posted form while it is answered: what was typed, once it has been read. */
export interface PlainPost {
  form: PlainForm;
  values: Readonly<Record<string, string>> | null;
}
