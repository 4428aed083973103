import type { Locale } from '@skal/contracts/site/locale';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { TextOf } from '../../../language/textIn.ts';
import type { NewMail } from '../enqueueMails.ts';
import type { MailBlock, MailContent, MailField } from './mailBlocks.ts';
import { getSafePersonName } from './safeName.ts';

/** Recipient of an email about an account. */
export interface Recipient {
  email: string;
  firstName: string;
  language: Locale;
}

export const paragraph = (text: string, href?: string): MailBlock => ({
  is: 'text',
  text: text,
  ...(href && { href }),
});
export const finePrint = (text: string, href?: string): MailBlock => ({
  is: 'small',
  text: text,
  ...(href && { href }),
});
export const quote = (text: string): MailBlock => ({ is: 'quote', text: text });

/** Builds a list of fields; empty ones are omitted. */
export const fieldList = (known: readonly (readonly [label: string, value: string | null])[]): MailBlock => ({
  is: 'facts',
  facts: known.flatMap(([label, value]): MailField[] => (value ? [[label, value]] : [])),
});

/**
 * Builds a call to action.
 * @param lead text before the link, up to the colon
 */
export const button = (lead: string, label: string, href: string): MailBlock => ({ is: 'button', lead, label, href });

/** Builds the salutation, with the name if it is safe. */
export const greeting = (firstName: string, text: TextOf): MailBlock => {
  const name = getSafePersonName(firstName);
  return {
    is: 'text',
    text: name ? text(/*i18n*/ 'Hello {name},', { name }) : text(/*i18n*/ 'Hello,'),
    isGreeting: true,
  };
};

/** Builds the signature of emails to clients: sender and contact details. */
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

/** Renders content as plain text. */
export const renderMailText = ({ parts, signature: lines = [] }: MailContent): string => {
  const paragraphs = [...parts.map(plainPart), lines.join('\n')].filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
};

/** An email without its content. */
export type Envelope = Pick<NewMail, 'kind' | 'recipient' | 'subject' | 'replyTo' | 'attachment'>;

/** Builds an email from envelope and content. */
export const buildMail = (envelope: Envelope, content: MailContent & { language: Locale }): NewMail => ({
  ...envelope,
  body: renderMailText(content),
  content: content,
});
