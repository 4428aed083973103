import { type Text, textFor } from '../../../language/text.ts';
import { buildMail, paragraph } from '../content/mailContent.ts';
import type { NewMail } from '../enqueueMails.ts';
import type { AlertRecipient } from './alertRecipient.ts';

/** An event of the site that concerns no client. */
export interface OperatorNotice {
  subject: Text;
  /** Paragraphs, separated by an empty line. */
  text: Text;
}

/** Builds an operator notice for one recipient. */
export const operatorNoticeMail = (notice: OperatorNotice, { email: recipient, language }: AlertRecipient): NewMail =>
  buildMail(
    { kind: 'alert', recipient, subject: textFor(language, notice.subject) },
    {
      language,
      parts: textFor(language, notice.text)
        .split('\n\n')
        .map((text) => paragraph(text)),
    },
  );
