/** Something that is known, and what it is called. */
export type MailField = readonly [label: string, value: string];

/**
 * A part of a letter. An address stands behind the words that lead to it, so that it reads the same where nobody draws
 * a button.
 */
export type MailBlock =
  | { readonly is: 'text'; readonly text: string; readonly href?: string }
  | { readonly is: 'facts'; readonly facts: readonly MailField[] }
  /** What somebody wrote, as they wrote it. */
  | { readonly is: 'quote'; readonly text: string }
  /** What the reader is to do; a letter has one at most. */
  | { readonly is: 'button'; readonly lead: string; readonly label: string; readonly href: string }
  | { readonly is: 'small'; readonly text: string; readonly href?: string };

/** What a mail says, apart from how it looks. Both its texts, plain and HTML, are made of it. */
export interface MailContent {
  readonly parts: readonly MailBlock[];
  /** Who writes, in lines. */
  readonly signature?: readonly string[];
}
