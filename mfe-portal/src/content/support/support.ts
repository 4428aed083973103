import { officeHours } from '@skal/contracts/support/ticket';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const formatOfficeHours = ({ days, opens, closes }: typeof officeHours): string =>
  `${weekdays[days[0]]} to ${weekdays[days[days.length - 1] ?? 0]}, ${opens / 60} to ${closes / 60}`;

/** Copy of the Support Center (L1-L3, L6, L21). */
export const support = {
  label: 'Support Center',
  tabs: { form: 'New Ticket', list: 'My Tickets' },
  guidelines: {
    title: 'What counts as an emergency',
    text: 'Your app is down, guests cannot pay or book, or personal data may be at risk. Everything else is high or normal.',
  },
  targets: {
    title: 'Response targets',
    note: `Business hours are ${formatOfficeHours(officeHours)} in Copenhagen. Danish public holidays are not included.`,
  },
  reach: {
    title: 'Reach us',
    text: 'Tell us what happened, on which phone, and when. A screenshot helps.',
    phone: 'Phone',
    email: 'Email',
  },
} as const;
