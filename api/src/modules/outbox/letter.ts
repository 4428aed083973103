import type { SiteFacts } from '@skal/contracts/site';
import type { NewMail } from './enqueueMails.ts';
import type { Letter, LetterFact, LetterPart } from './letterParts.ts';
import { plainPerson } from './plainName.ts';

/** Whom a mail about an account goes to. */
export interface Recipient {
  email: string;
  firstName: string;
}

export const text = (said: string, href?: string): LetterPart => ({ is: 'text', text: said, ...(href && { href }) });
export const small = (said: string, href?: string): LetterPart => ({ is: 'small', text: said, ...(href && { href }) });
export const quote = (said: string): LetterPart => ({ is: 'quote', text: said });

/** What is known, in lines; what there is nothing of is left out. */
export const facts = (known: readonly (readonly [label: string, value: string | null])[]): LetterPart => ({
  is: 'facts',
  facts: known.flatMap(([label, value]): LetterFact[] => (value ? [[label, value]] : [])),
});

/**
 * What the reader is to do.
 * @param lead the words before it, up to the colon
 */
export const button = (lead: string, label: string, href: string): LetterPart => ({ is: 'button', lead, label, href });

/** How a letter begins: with a name, where it can be nothing but one. */
export const hello = (firstName: string): LetterPart => {
  const name = plainPerson(firstName);
  return text(name ? `Hello ${name},` : 'Hello,');
};

/** How a mail to a client ends: who writes, and how to reach them. */
export const signature = ({ brand, phone, salesEmail, origin }: SiteFacts): string[] =>
  [brand, phone, salesEmail, origin].filter(Boolean);

function plainPart(part: LetterPart): string {
  switch (part.is) {
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${part.lead} ${part.href}`;
    case 'quote':
      return part.text;
    default:
      return [part.text, part.href].filter(Boolean).join(' ');
  }
}

/** A letter as plain text. */
export const plainLetter = ({ parts, signature: lines = [] }: Letter): string => {
  const paragraphs = [...parts.map(plainPart), lines.join('\n')].filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
};

/** What a mail is beside its letter. */
export type Envelope = Pick<NewMail, 'kind' | 'recipient' | 'subject' | 'replyTo' | 'attachment'>;

/** A mail that brings a letter. */
export const mailOf = (envelope: Envelope, letter: Letter): NewMail => ({
  ...envelope,
  body: plainLetter(letter),
  letter,
});
