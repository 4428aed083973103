import { type PageLink, paths, type TitledText } from '../contentTypes.ts';
import {
  company,
  counters,
  keyInsight,
  processFacts,
  type SourceId,
  type StatId,
  solutionBadges,
  stats,
} from '../facts.ts';

export const hero = {
  title: 'Your regulars, in an app that is yours',
  lead: `A branded app with customer club, ordering and booking for your wine bar, restaurant, café or shop. Made in ${company.location}, launched in ${company.launch}, and it carries your name, not ours.`,
  start: 'Start Your Project',
  solutions: { label: 'Solutions', to: paths.solutions } satisfies PageLink,
  note: `A free ${company.call} call. We reply ${company.reply}.`,
  phone: 'Demo app of a wine bar, in Danish',
} as const;

export const counterLabels = {
  name: 'What an app of your own adds',
  spending: 'higher spending',
  profits: 'more profit',
  ticketSize: 'larger orders',
  growth: 'revenue growth',
  growthText: counters.growth.text,
} as const;

export const portfolio = {
  title: 'Three apps you can try right here',
  lead: 'Working demos with demo data, in Danish, the way your guests would use them. Order a glass, book a table, collect a stamp.',
  items: [
    {
      id: 'wine-bar',
      title: 'Wine bar',
      label: 'Demo app of a wine bar: booking',
      text: 'Tonight’s glasses, a table for two, and a club card that fills itself.',
    },
    {
      id: 'cafe',
      title: 'Café',
      label: 'Demo app of a café: ordering',
      text: 'Coffee ordered from the tram and ready on the counter, stamp included.',
    },
    {
      id: 'car-dealer',
      title: 'Car dealer',
      label: 'Demo app of a car dealer',
      text: 'The cars for sale, a test drive booked in two taps, service remembered.',
    },
  ],
  demo: 'Schedule a Demo',
  previous: 'Previous app',
  next: 'Next app',
} as const;

interface StatCopy extends TitledText {
  /** Labels of the two bars of a pair. */
  readonly bars?: readonly [string, string];
  /** The second figure of a pair is the reference of the first. */
  readonly versus?: true;
}

const statCopy: Readonly<Record<StatId, StatCopy>> = {
  spending: { title: 'Higher spending', text: 'Club members spend more per visit than other guests.' },
  profit: { title: 'More profit', text: 'A returning guest costs no advertising.' },
  orderSize: { title: 'Larger orders', text: 'In an app there is time to see the dessert, too.' },
  return: {
    title: 'They come back',
    text: 'App users return for another visit far more often than everyone else.',
    bars: ['with the app', 'without'],
    versus: true,
  },
  direct: {
    title: 'They prefer direct',
    text: 'Most guests would rather order from you than through someone in between.',
  },
  visits: { title: 'More visits', text: 'A message at the right hour fills a quiet Tuesday.' },
  frequency: { title: 'Twice as often', text: 'Customers with your app order twice as often.' },
  ownChannel: {
    title: 'Frequency and revenue',
    text: 'Orders come more often, and revenue follows, once the channel is your own.',
    bars: ['order frequency', 'revenue'],
  },
  loyalty: { title: 'Longer loyalty', text: 'Club members stay customers for longer.' },
  reminders: { title: 'Fewer empty tables', text: 'A reminder in the app keeps bookings from being forgotten.' },
};

export interface StatCard extends StatCopy {
  readonly value: string;
  readonly source: SourceId;
  readonly pair?: readonly [number, number];
}

const statIds = Object.keys(stats) as readonly StatId[];

export const statCards: readonly StatCard[] = statIds.map((id) => {
  const { text: value, ...figure } = stats[id];
  return { ...statCopy[id], ...figure, value };
});

export const businessCase = {
  title: 'What the numbers say',
  lead: 'The guests you have already are the cheapest growth there is. Hover over or tap a figure to see its source.',
  insight: keyInsight,
  insightText:
    'Key insight: most of the gains in this research lie in this range, from customers who know you already.',
  sources: 'Sources',
  more: { label: 'Learn More About Our Business Case', to: paths.businessCase } satisfies PageLink,
} as const;

export const processCopy = {
  title: 'Four steps, drawn to scale',
  lead: `Each stretch of the line is as long as the step takes: ${processFacts.total}. A short path to the app stores, then time to fine-tune the app with real guests.`,
  line: 'The four steps and the two months after launch, each as long as it takes',
  live: 'Live',
  tuning: `Tuning, ${processFacts.tuning}`,
  deliverables: 'What you get',
  approval: `App store approval typically takes ${processFacts.approval}, ${processFacts.approvalMost}.`,
  more: { label: 'Learn More About Our Process', to: paths.howItWorks } satisfies PageLink,
} as const;

export const solutions = {
  title: 'Everything your regulars do, in one place',
  lead: 'Six features that work together, because they share one customer: yours.',
  badges: [solutionBadges.launch, solutionBadges.mobile],
  custom: 'Get Your Custom Solution',
  more: { label: 'See every solution', to: paths.solutions } satisfies PageLink,
} as const;

export const industries = {
  title: 'Made for the way you trade',
  lead: 'The same craft, adapted to your business. Choose an industry and see the app change.',
  phone: 'Demo app of the selected industry, in Danish',
  items: [
    { id: 'wine-bar', title: 'Wine bars', text: 'Tastings that sell out, and a list that is tonight’s.' },
    { id: 'restaurant', title: 'Restaurants', text: 'Bookings, takeaway and a reason to return on a weekday.' },
    { id: 'cafe', title: 'Cafés', text: 'The stamp card that guests never leave at home.' },
    { id: 'car-dealer', title: 'Car dealers', text: 'From test drive to service, the customer stays yours.' },
    { id: 'retail-store', title: 'Retail stores', text: 'New in, reserved for a member, picked up today.' },
    { id: 'service-provider', title: 'Service providers', text: 'Appointments that book, move and remind themselves.' },
  ],
} as const;

export const contactBand = {
  title: 'Thirty minutes, and you know what it takes',
  promises: [
    `A free ${company.call} call about your business, not ours.`,
    `A reply ${company.reply}.`,
    `A proposal with a timeline: launch in ${company.launch}.`,
    `${company.focus} focus on Danish businesses. Founded ${company.founded}.`,
  ],
  book: 'Book Free Discovery Call',
  call: 'Call us',
  write: 'Write to us',
  where: 'Where we are',
  location: company.location,
} as const;
