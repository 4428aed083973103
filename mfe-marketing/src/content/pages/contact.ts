import { t } from '@lingui/core/macro';
import type { TitledText } from '../contentTypes.ts';
import { company } from '../facts.ts';

export const contactPage = {
  back: t`Back to Home`,
  title: t`Write to us, or book a call`,
  lead: t`Tell us what you have in mind. We reply ${company.reply}.`,
} as const;

export const contactForm = {
  title: t`Send a message`,
  name: t`Full Name`,
  email: t`Email Address`,
  phone: t`Phone number (optional)`,
  phonePlaceholder: t`+45 XX XX XX XX`,
  subject: t`Subject`,
  message: t`Message`,
  messageRows: 6,
  send: t`Send Message`,
  sending: t`Sending...`,
  notice: t`We use your details only to answer you.`,
} as const;

/** Toasts (G6, G7). */
export const contactToasts = {
  sent: t`Message sent successfully!`,
  sentText: t`We'll get back to you ${company.reply}.`,
  failed: t`Error sending message`,
  refused: t`Failed to send message`,
  unreachable: t`Please try again or contact us directly.`,
} as const;

export const contactDetails = {
  title: t`Contact details`,
  phone: t`Phone`,
  email: t`Sales email`,
  location: t`Location`,
  place: company.location,
} as const;

export const discoveryCall = {
  title: t`A free ${company.call} call`,
  text: t`Half an hour on your business and your regulars. No slides, and no obligation.`,
  book: t`Book Discovery Call`,
} as const;

export const whatToExpect = {
  title: t`What to expect`,
  items: [
    { title: t`Response ${company.reply}`, text: t`From someone who has read what you wrote.` },
    { title: t`Free consultation`, text: t`We learn what you need, and say so if an app isn't the answer.` },
    { title: t`Detailed proposal with timeline`, text: t`Every step with its date. A launch takes ${company.launch}.` },
    { title: t`Transparent pricing`, text: t`One price for what is in the proposal.` },
  ] satisfies TitledText[],
} as const;
