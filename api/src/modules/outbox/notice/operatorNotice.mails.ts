import { buildMail, paragraph } from '../content/mailContent.ts';
import type { NewMail } from '../enqueueMails.ts';

/** An event of the site that concerns no client. */
export interface OperatorNotice {
  subject: string;
  /** Paragraphs, separated by an empty line. */
  text: string;
}

/** Builds an operator notice for one recipient. */
export const operatorNoticeMail = (notice: OperatorNotice, recipient: string): NewMail =>
  buildMail(
    { kind: 'alert', recipient, subject: notice.subject },
    { parts: notice.text.split('\n\n').map((text) => paragraph(text)) },
  );
