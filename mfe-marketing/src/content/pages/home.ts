import { t } from '@lingui/core/macro';
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
  title: t`Your regulars, in an app that is yours`,
  lead: t`A branded app with customer club, ordering and booking for your wine bar, restaurant, café or shop. Made in ${company.location}, launched in ${company.launch}, and it carries your name, not ours.`,
  start: t`Start Your Project`,
  solutions: { label: t`Solutions`, to: paths.solutions } satisfies PageLink,
  note: t`A free ${company.call} call. We reply ${company.reply}.`,
  phone: t`Demo app of a wine bar, in Danish`,
} as const;

export const counterLabels = {
  name: t`What an app of your own adds`,
  spending: t`higher spending`,
  profits: t`more profit`,
  ticketSize: t`larger orders`,
  growth: t`revenue growth`,
  growthText: counters.growth.text,
} as const;

export const portfolio = {
  title: t`Three apps you can try right here`,
  lead: t`Working demos with demo data, in Danish, the way your guests would use them. Order a glass, book a table, collect a stamp.`,
  items: [
    {
      id: 'wine-bar',
      title: t`Wine bar`,
      label: t`Demo app of a wine bar: booking`,
      text: t`Tonight’s glasses, a table for two, and a club card that fills itself.`,
    },
    {
      id: 'cafe',
      title: t`Café`,
      label: t`Demo app of a café: ordering`,
      text: t`Coffee ordered from the tram and ready on the counter, stamp included.`,
    },
    {
      id: 'car-dealer',
      title: t`Car dealer`,
      label: t`Demo app of a car dealer`,
      text: t`The cars for sale, a test drive booked in two taps, service remembered.`,
    },
  ],
  demo: t`Schedule a Demo`,
  previous: t`Previous app`,
  next: t`Next app`,
} as const;

interface StatCopy extends TitledText {
  /** Labels of the two bars of a pair. */
  readonly bars?: readonly [string, string];
  /** The second figure of a pair is the reference of the first. */
  readonly versus?: true;
}

const statCopy: Readonly<Record<StatId, StatCopy>> = {
  spending: { title: t`Higher spending`, text: t`Club members spend more per visit than other guests.` },
  profit: { title: t`More profit`, text: t`A returning guest costs no advertising.` },
  orderSize: { title: t`Larger orders`, text: t`In an app there is time to see the dessert, too.` },
  return: {
    title: t`They come back`,
    text: t`App users return for another visit far more often than everyone else.`,
    bars: [t`with the app`, t`without`],
    versus: true,
  },
  direct: {
    title: t`They prefer direct`,
    text: t`Most guests would rather order from you than through someone in between.`,
  },
  visits: { title: t`More visits`, text: t`A message at the right hour fills a quiet Tuesday.` },
  frequency: { title: t`Twice as often`, text: t`Customers with your app order twice as often.` },
  ownChannel: {
    title: t`Frequency and revenue`,
    text: t`Orders come more often, and revenue follows, once the channel is your own.`,
    bars: [t`order frequency`, t`revenue`],
  },
  loyalty: { title: t`Longer loyalty`, text: t`Club members stay customers for longer.` },
  reminders: { title: t`Fewer empty tables`, text: t`A reminder in the app keeps bookings from being forgotten.` },
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
  title: t`What the numbers say`,
  lead: t`The guests you have already are the cheapest growth there is. Hover over or tap a figure to see its source.`,
  insight: keyInsight,
  insightText: t`Key insight: most of the gains in this research lie in this range, from customers who know you already.`,
  sources: t`Sources`,
  more: { label: t`Learn More About Our Business Case`, to: paths.businessCase } satisfies PageLink,
} as const;

export const processCopy = {
  title: t`Four steps, drawn to scale`,
  lead: t`Each stretch of the line is as long as the step takes: ${processFacts.total}. A short path to the app stores, then time to fine-tune the app with real guests.`,
  line: t`The four steps and the two months after launch, each as long as it takes`,
  live: t`Live`,
  tuning: t`Tuning, ${processFacts.tuning}`,
  deliverables: t`What you get`,
  approval: t`App store approval typically takes ${processFacts.approval}, ${processFacts.approvalMost}.`,
  more: { label: t`Learn More About Our Process`, to: paths.howItWorks } satisfies PageLink,
} as const;

export const solutions = {
  title: t`Everything your regulars do, in one place`,
  lead: t`Six features that work together, because they share one customer: yours.`,
  badges: [solutionBadges.launch, solutionBadges.mobile],
  custom: t`Get Your Custom Solution`,
  more: { label: t`See every solution`, to: paths.solutions } satisfies PageLink,
} as const;

export const industries = {
  title: t`Made for the way you trade`,
  lead: t`The same craft, adapted to your business. Choose an industry and see the app change.`,
  phone: t`Demo app of the selected industry, in Danish`,
  items: [
    { id: 'wine-bar', title: t`Wine bars`, text: t`Tastings that sell out, and a list that is tonight’s.` },
    { id: 'restaurant', title: t`Restaurants`, text: t`Bookings, takeaway and a reason to return on a weekday.` },
    { id: 'cafe', title: t`Cafés`, text: t`The stamp card that guests never leave at home.` },
    { id: 'car-dealer', title: t`Car dealers`, text: t`From test drive to service, the customer stays yours.` },
    { id: 'retail-store', title: t`Retail stores`, text: t`New in, reserved for a member, picked up today.` },
    {
      id: 'service-provider',
      title: t`Service providers`,
      text: t`Appointments that book, move and remind themselves.`,
    },
  ],
} as const;

export const contactBand = {
  title: t`Thirty minutes, and you know what it takes`,
  promises: [
    t`A free ${company.call} call about your business, not ours.`,
    t`A reply ${company.reply}.`,
    t`A proposal with a timeline: launch in ${company.launch}.`,
    t`${company.focus} focus on Danish businesses. Founded ${company.founded}.`,
  ],
  book: t`Book Free Discovery Call`,
  call: t`Call us`,
  write: t`Write to us`,
  where: t`Where we are`,
  location: company.location,
} as const;
