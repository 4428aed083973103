import type { Locale } from '@skal/contracts/site/locale';
import { type TextOf, textIn } from '../../../language/textIn.ts';
import { buildMail, paragraph } from '../content/mailContent.ts';
import type { NewMail } from '../enqueueMails.ts';
import type { AlertRecipient } from './alertRecipient.ts';

/** An event of the site that concerns no client, in the language of a recipient. */
export type OperatorNotice = (
  text: TextOf,
  language: Locale,
) => {
  subject: string;
  /** Paragraphs, separated by an empty line. */
  body: string;
};

/** Builds an operator notice for one recipient. */
export function operatorNoticeMail(notice: OperatorNotice, { email: recipient, language }: AlertRecipient): NewMail {
  const { subject, body } = notice(textIn(language), language);
  return buildMail(
    { kind: 'alert', recipient, subject },
    { language, parts: body.split('\n\n').map((text) => paragraph(text)) },
  );
}
