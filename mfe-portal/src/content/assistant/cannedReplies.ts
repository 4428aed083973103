/** A simulated reply to messages that contain one of the words. */
export interface CannedReply {
  readonly words: readonly string[];
  readonly content: string;
  readonly suggestedActions: readonly string[];
}

/**
 * Demo data: simulated replies before launch, shown under an inert overlay. The figures are invented (O14) and never shown to a live
 * client. The order matters: the first match wins (O13, T37).
 */
export const cannedReplies: readonly CannedReply[] = [
  {
    words: ['notification', 'notify'],
    content: 'I can write a notification for your guests. Who should get it, and when?',
    suggestedActions: ['Send it to VIP Members', 'Schedule it for tonight'],
  },
  {
    words: ['sales', 'analytics', 'revenue'],
    content: 'Your sales are up 23% this month. Weekend evenings sell the most.',
    suggestedActions: ['Show sales by day', 'Show the best sellers'],
  },
  {
    words: ['wine', 'add', 'catalog'],
    content: 'I can add that to your catalog. I need a name, a vintage, a price and a short description.',
    suggestedActions: ['Add a new Barolo 2019 to the catalog'],
  },
  {
    words: ['event', 'tasting'],
    content: 'I can set up the event. Tell me the date, the number of places and the price.',
    suggestedActions: ['Create a wine tasting event for this Friday'],
  },
  {
    words: ['customer', 'loyalty'],
    content: 'You have 156 active loyalty members. On average each makes 2.3 visits per month.',
    suggestedActions: ['Show the top members'],
  },
  {
    words: ['booking', 'reservation'],
    content: 'You have 23 bookings this week. Friday and Saturday evening are nearly full.',
    suggestedActions: ["Show Friday's bookings"],
  },
];

/** Reply without a match. */
export const cannedFallback: CannedReply = {
  words: [],
  content:
    'I can help with notifications, sales, your catalog, events, customers and bookings. What would you like to do?',
  suggestedActions: ["Show me today's sales analytics"],
};
