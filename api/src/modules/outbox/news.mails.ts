import type { NewMail } from './enqueueMails.ts';
import { mailOf, text } from './letter.ts';

/** Something that happened on the site and is no business of any client's. */
export interface News {
  subject: string;
  /** In paragraphs, with an empty line between two. */
  text: string;
}

/** Brings news to one of those whose business it is. */
export const newsMail = (news: News, recipient: string): NewMail =>
  mailOf(
    { kind: 'alert', recipient, subject: news.subject },
    { parts: news.text.split('\n\n').map((said) => text(said)) },
  );
