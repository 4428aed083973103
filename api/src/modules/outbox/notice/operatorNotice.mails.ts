import { buildMail, paragraph } from '../content/mailContent.ts';
import type { NewMail } from '../enqueueMails.ts';

/** Something that happened on the site and is no business of any client's. */
export interface OperatorNotice {
  subject: string;
  /** In paragraphs, with an empty line between two. */
  text: string;
}

/** Brings news to one of those whose business it is. */
export const operatorNoticeMail = (news: OperatorNotice, recipient: string): NewMail =>
  buildMail(
    { kind: 'alert', recipient, subject: news.subject },
    { parts: news.text.split('\n\n').map((said) => paragraph(said)) },
  );
