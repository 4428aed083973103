import type { SiteInfo } from '@skal/contracts/site/site';
import type { NewMail } from '../enqueueMails.ts';
import type { MailBlock, MailContent, MailField } from './mailBlocks.ts';
import { safePersonName } from './safeName.ts';

/** Whom a mail about an account goes to. */
export interface Recipient {
  email: string;
  firstName: string;
}

export const paragraph = (said: string, href?: string): MailBlock => ({
  is: 'text',
  text: said,
  ...(href && { href }),
});
export const finePrint = (said: string, href?: string): MailBlock => ({
  is: 'small',
  text: said,
  ...(href && { href }),
});
export const quote = (said: string): MailBlock => ({ is: 'quote', text: said });

/** What is known, in lines; what there is nothing of is left out. */
export const fieldList = (known: readonly (readonly [label: string, value: string | null])[]): MailBlock => ({
  is: 'facts',
  facts: known.flatMap(([label, value]): MailField[] => (value ? [[label, value]] : [])),
});

/**
 * What the reader is to do.
 * @param lead the words before it, up to the colon
 */
export const button = (lead: string, label: string, href: string): MailBlock => ({ is: 'button', lead, label, href });

/** How a letter begins: with a name, where it can be nothing but one. */
export const greeting = (firstName: string): MailBlock => {
  const name = safePersonName(firstName);
  return paragraph(name ? `Hello ${name},` : 'Hello,');
};

/** How a mail to a client ends: who writes, and how to reach them. */
export const signature = ({ brand, phone, salesEmail, origin }: SiteInfo): string[] =>
  [brand, phone, salesEmail, origin].filter(Boolean);

function plainPart(part: MailBlock): string {
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
export const renderMailText = ({ parts, signature: lines = [] }: MailContent): string => {
  const paragraphs = [...parts.map(plainPart), lines.join('\n')].filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
};

/** What a mail is beside its letter. */
export type Envelope = Pick<NewMail, 'kind' | 'recipient' | 'subject' | 'replyTo' | 'attachment'>;

/** A mail that brings a letter. */
export const buildMail = (envelope: Envelope, letter: MailContent): NewMail => ({
  ...envelope,
  body: renderMailText(letter),
  content: letter,
});
