import { company } from '../facts.ts';

export const consultationForm = {
  title: 'Book your free discovery call',
  description: `Thirty minutes, free of charge. We reply ${company.reply}.`,
  name: 'Full Name',
  email: 'Email Address',
  country: 'Country code',
  phone: 'Phone number',
  company: 'Company Name',
  industry: 'Industry',
  industryPlaceholder: 'Choose your industry',
  challenges: 'What would you like to achieve?',
  challengesHint: 'A line or two is enough.',
  challengesRows: 4,
  preference: 'How would you like to be contacted?',
  preferences: [
    { value: 'email', label: 'Email' },
    { value: 'call', label: 'Phone Call' },
  ],
  send: 'Request your call',
  sending: 'Sending...',
  notice: 'We use your details only to arrange and prepare the call.',
} as const;

/** Industries on offer; the API accepts any text. */
export const industryOptions = [
  'Wine bar',
  'Restaurant',
  'Café',
  'Car dealer',
  'Retail store',
  'Service provider',
  'Other',
] as const;

export const consultationSuccess = {
  title: 'Thank You!',
  text: `We have received your request. A confirmation is on its way to your inbox, and we reply ${company.reply}.`,
  next: `Then we'll find a time for your free ${company.call} call.`,
  home: 'Return to Home Page',
  close: 'Close',
  // The button in the corner would otherwise have the same name.
  dismiss: 'Dismiss',
} as const;

/** Toast of a failed request (F29). */
export const consultationFailure = {
  title: 'Error',
  description: 'Something went wrong. Please try again or contact us directly.',
} as const;
