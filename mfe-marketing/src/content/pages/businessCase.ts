import { type PageLink, paths, type Statistic, type TitledText } from '../contentTypes.ts';
import { company, costOfWaiting, expectations, impact, industryBenefits, roi, stats } from '../facts.ts';

export const businessCasePage = {
  title: 'What it costs to wait, and what it pays to start',
  lead: 'The figures behind an app of your own, what research they rest on, and one calculation you can check by hand.',
  book: 'Book Free Consultation',
} as const;

export const consumerExpectations = {
  title: 'What consumers expect',
  lead: 'People compare you with the last good app they used, not with the shop next door.',
  claims: [
    {
      value: expectations.expectOrdering,
      title: 'expect online ordering',
      text: 'Ordering from a phone is no longer an extra. It is looked for, and its absence is noticed.',
    },
    {
      value: expectations.willNotReturn,
      title: "won't return",
      text: 'After a poor experience online, most do not give a second chance.',
    },
  ] satisfies Statistic[],
} as const;

export const orderingGrowth = {
  title: 'Digital ordering keeps growing',
  lead: 'Each order that moves to a phone moves either to you or to somebody between you and your guest.',
  claims: [
    { value: stats[6].text, title: 'as often', text: 'Orders are placed by those who have the app on their phone.' },
    {
      value: stats[4].text,
      source: stats[4].source,
      title: 'would rather order direct',
      text: 'The guest is on your side here. The app makes it easy.',
    },
  ] satisfies Statistic[],
} as const;

export const provenImpact = {
  title: 'Proven revenue impact',
  lead: 'Two effects that add up: more is sold, and each sale is larger.',
  claims: [
    {
      value: impact.revenuePotential,
      title: 'revenue potential',
      text: 'From ordering, bookings and a club in one app.',
    },
    {
      value: impact.orderValue,
      title: 'order value boost',
      text: 'A menu with pictures and time to choose sells the side dish.',
    },
  ] satisfies Statistic[],
} as const;

const [hospitality, retail, service] = industryBenefits;

export const benefits = {
  title: 'What it does in your industry',
  lead: 'The same app earns its keep in different places.',
  claims: [
    {
      value: hospitality,
      title: 'Restaurants, cafés and wine bars',
      text: 'More repeat visits when the club card is on the phone.',
    },
    { value: retail, title: 'Retail stores and car dealers', text: 'More enquiries that begin and end with you.' },
    { value: service, title: 'Service providers', text: 'Of appointments kept, when the app reminds.' },
  ] satisfies Statistic[],
} as const;

export const costOfWaitingSection = {
  title: 'The cost of waiting',
  lead: 'Doing nothing has a price as well. It only comes without an invoice.',
  claims: [
    {
      value: costOfWaiting.monthly,
      title: 'monthly',
      text: 'Orders that go elsewhere because they cannot be placed with you.',
    },
    { value: costOfWaiting.yearly, title: 'a year', text: 'Customers who drift to whoever is on their phone.' },
    { value: costOfWaiting.weekly, title: 'weekly', text: 'Hours on the telephone, in the book and in spreadsheets.' },
  ] satisfies Statistic[],
} as const;

/** The example, printed as specified. */
export const roiExample = {
  title: 'A quick ROI calculation',
  lead: `One example: a business with ${roi.before} in monthly revenue.`,
  rows: [
    { title: 'Monthly revenue today', text: roi.before },
    { title: 'Monthly revenue with the app', text: roi.after },
    { title: 'Gain per month', text: roi.gainMonthly },
    { title: 'Gain per year', text: roi.gainYearly },
    { title: 'Development', text: roi.development },
    { title: 'Maintenance per month', text: roi.maintenance },
    { title: 'Break-even', text: roi.breakEven },
    { title: 'ROI', text: roi.return },
  ] satisfies TitledText[],
} as const;

export const calculator = {
  title: 'Now with your own figures',
  revenue: 'Monthly revenue (euro)',
  order: 'Average order (euro)',
  cost: 'Development cost (euro)',
  gain: 'More revenue per month',
  orders: 'That is, orders more per month',
  breakEven: 'Months until it has paid for itself',
  formula: `More revenue = monthly revenue × ${impact.revenuePotential}. Orders = more revenue ÷ average order. Months = development cost ÷ more revenue.`,
  /** Initial values from the example; the average order is the visitor's own. */
  example: { ...roi.calculator, order: '' },
  none: 'Needs the amounts above',
} as const;

export const research = {
  title: 'Research sources',
  lead: 'What kind of research our marked figures rest on, in the order of their marks. Ask us about the others, too.',
} as const;

export const businessCaseClose = {
  title: 'Would it pay for you?',
  text: `Bring last month’s figures to a free ${company.call} call and we will work it out together.`,
  book: 'Book Free Consultation',
  more: { label: 'Learn More About Our Process', to: paths.howItWorks } satisfies PageLink,
} as const;
