import type { TitledText } from '../contentTypes.ts';
import { company } from '../facts.ts';

export const contactPage = {
  back: 'Back to Home',
  title: 'Write to us, or book a call',
  lead: `Tell us what you have in mind. We reply ${company.reply}.`,
} as const;

export const contactForm = {
  title: 'Send a message',
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone number (optional)',
  phonePlaceholder: '+45 XX XX XX XX',
  subject: 'Subject',
  message: 'Message',
  messageRows: 6,
  send: 'Send Message',
  sending: 'Sending...',
  notice: 'We use your details only to answer you.',
} as const;

/** Toasts (G6, G7). */
export const contactToasts = {
  sent: 'Message sent successfully!',
  sentText: `We'll get back to you ${company.reply}.`,
  failed: 'Error sending message',
  refused: 'Failed to send message',
  unreachable: 'Please try again or contact us directly.',
} as const;

export const contactDetails = {
  title: 'Contact details',
  phone: 'Phone',
  email: 'Sales email',
  location: 'Location',
  place: company.location,
} as const;

export const discoveryCall = {
  title: `A free ${company.call} call`,
  text: 'Half an hour on your business and your regulars. No slides, and no obligation.',
  book: 'Book Discovery Call',
} as const;

export const whatToExpect = {
  title: 'What to expect',
  items: [
    { title: `Response ${company.reply}`, text: 'From someone who has read what you wrote.' },
    { title: 'Free consultation', text: "We learn what you need, and say so if an app isn't the answer." },
    { title: 'Detailed proposal with timeline', text: `Every step with its date. A launch takes ${company.launch}.` },
    { title: 'Transparent pricing', text: 'One price for what is in the proposal.' },
  ] satisfies TitledText[],
} as const;
