import { t } from '@lingui/core/macro';
import { company } from '../facts.ts';

export const consultationForm = {
  title: t`Book your free discovery call`,
  description: t`Thirty minutes, free of charge. We reply ${company.reply}.`,
  name: t`Full Name`,
  email: t`Email Address`,
  country: t`Country code`,
  phone: t`Phone number`,
  company: t`Company Name`,
  industry: t`Industry`,
  industryPlaceholder: t`Choose your industry`,
  challenges: t`What would you like to achieve?`,
  challengesHint: t`A line or two is enough.`,
  challengesRows: 4,
  preference: t`How would you like to be contacted?`,
  preferences: [
    { value: 'email', label: t`Email` },
    { value: 'call', label: t`Phone Call` },
  ],
  send: t`Request your call`,
  sending: t`Sending...`,
  notice: t`We use your details only to arrange and prepare the call.`,
} as const;

/** Industries on offer. The operator reads the English value; the api accepts any text. */
export const industryOptions = [
  { value: 'Wine bar', label: t`Wine bar` },
  { value: 'Restaurant', label: t`Restaurant` },
  { value: 'Café', label: t`Café` },
  { value: 'Car dealer', label: t`Car dealer` },
  { value: 'Retail store', label: t`Retail store` },
  { value: 'Service provider', label: t`Service provider` },
  { value: 'Other', label: t`Other` },
] as const;

export const consultationSuccess = {
  title: t`Thank You!`,
  text: t`We have received your request. A confirmation is on its way to your inbox, and we reply ${company.reply}.`,
  next: t`Then we'll find a time for your free ${company.call} call.`,
  home: t`Return to Home Page`,
  close: t`Close`,
  // The button in the corner would otherwise have the same name.
  dismiss: t`Dismiss`,
} as const;

/** Toast of a failed request (F29). */
export const consultationFailure = {
  title: t`Error`,
  description: t`Something went wrong. Please try again or contact us directly.`,
} as const;
