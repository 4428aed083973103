import type { Locale } from '@skal/contracts/site/locale';

/** A labelled value. */
export type MailField = readonly [label: string, value: string];

/** A block of an email. The lead precedes the link, so that the text reads the same without a drawn button. */
export type MailBlock =
  | {
      readonly is: 'text';
      readonly text: string;
      readonly href?: string;
      /** Whether it is the salutation, which the preview leaves out. */
      readonly isGreeting?: boolean;
    }
  | { readonly is: 'facts'; readonly facts: readonly MailField[] }
  /** Text as the user wrote it. */
  | { readonly is: 'quote'; readonly text: string }
  /** Call to action; one per email at most. */
  | { readonly is: 'button'; readonly lead: string; readonly label: string; readonly href: string }
  | { readonly is: 'small'; readonly text: string; readonly href?: string };

/** Content of an email, independent of its layout. Both versions, text and HTML, are rendered from it. */
export interface MailContent {
  /** Language of the texts. An email that a release before 0.2 has stored has none: it is English. */
  readonly language?: Locale;
  readonly parts: readonly MailBlock[];
  /** Sender, in lines. */
  readonly signature?: readonly string[];
}
