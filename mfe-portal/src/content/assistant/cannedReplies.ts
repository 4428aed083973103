import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Locale } from '@skal/contracts/site/locale';
import { danishWords } from './cannedWords.danish.ts';

/** A simulated reply to messages that contain one of the words. */
export interface CannedReply {
  readonly words: readonly string[];
  readonly content: string;
  readonly suggestedActions: readonly string[];
}

type Subject = keyof typeof danishWords;

/** Words of a subject by language, besides the English ones, which every page understands. */
const otherWords: Readonly<Partial<Record<Locale, Readonly<Record<Subject, readonly string[]>>>>> = { da: danishWords };

const wordsOf = (subject: Subject, english: readonly string[]) => [
  ...(otherWords[i18n.locale as Locale]?.[subject] ?? []),
  ...english,
];

/**
 * Demo data: simulated replies before launch, shown under an inert overlay. The figures are invented (O14) and never shown to a live
 * client. The order matters: the first match wins (O13, T37).
 */
export const cannedReplies: readonly CannedReply[] = [
  {
    words: wordsOf('notifications', ['notification', 'notify']),
    content: t`I can write a notification for your guests. Who should get it, and when?`,
    suggestedActions: [t`Send it to VIP Members`, t`Schedule it for tonight`],
  },
  {
    words: wordsOf('sales', ['sales', 'analytics', 'revenue']),
    content: t`Your sales are up 23% this month. Weekend evenings sell the most.`,
    suggestedActions: [t`Show sales by day`, t`Show the best sellers`],
  },
  {
    words: wordsOf('catalog', ['wine', 'add', 'catalog']),
    content: t`I can add that to your catalog. I need a name, a vintage, a price and a short description.`,
    suggestedActions: [t`Add a new Barolo 2019 to the catalog`],
  },
  {
    words: wordsOf('events', ['event', 'tasting']),
    content: t`I can set up the event. Tell me the date, the number of places and the price.`,
    suggestedActions: [t`Create a wine tasting event for this Friday`],
  },
  {
    words: wordsOf('customers', ['customer', 'loyalty']),
    content: t`You have 156 active loyalty members. On average each makes 2.3 visits per month.`,
    suggestedActions: [t`Show the top members`],
  },
  {
    words: wordsOf('bookings', ['booking', 'reservation']),
    content: t`You have 23 bookings this week. Friday and Saturday evening are nearly full.`,
    suggestedActions: [t`Show Friday's bookings`],
  },
];

/** Reply without a match. */
export const cannedFallback: CannedReply = {
  words: [],
  content: t`I can help with notifications, sales, your catalog, events, customers and bookings. What would you like to do?`,
  suggestedActions: [t`Show me today's sales analytics`],
};
