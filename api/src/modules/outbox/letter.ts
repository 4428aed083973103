import type { NewMail } from './enqueueMails.ts';
import { plainPerson } from './plainName.ts';

/** Whom a mail about an account goes to. */
export interface Recipient {
  email: string;
  firstName: string;
}

interface Letter {
  kind: string;
  subject: string;
  paragraphs: readonly string[];
}

/** How a mail about an account begins. */
export const hello = ({ firstName }: Recipient): string => {
  const name = plainPerson(firstName);
  return name ? `Hello ${name},` : 'Hello,';
};

/** A mail to the owner of an account. */
export const letterTo = ({ email }: Recipient, { kind, subject, paragraphs }: Letter): NewMail => ({
  ...{ kind, recipient: email, subject, body: `${paragraphs.join('\n\n')}\n` },
});
