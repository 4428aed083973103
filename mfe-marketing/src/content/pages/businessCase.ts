import { type PageLink, paths, type Statistic, type TitledText } from '../contentTypes.ts';
import { company, costOfWaiting, expectations, impact, industryBenefits, roi, stats } from '../facts.ts';

export const businessCasePage = {
  title: 'What it costs to wait, and what it pays to start',
  lead: 'The figures behind an app of your own, the research they are based on, and one calculation you can check yourself.',
  book: 'Book Free Consultation',
} as const;

export const consumerExpectations = {
  title: 'What consumers expect',
  lead: 'People compare you with the last good app they used, not with other shops in your street.',
  claims: [
    {
      value: expectations.expectOrdering,
      title: 'expect online ordering',
      text: 'Ordering from a phone is no longer an extra. Customers look for it, and they notice when it is missing.',
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
  lead: 'Each order that moves to a phone moves either to you or to someone between you and your guest.',
  claims: [
    { value: stats.frequency.text, title: 'as many orders', text: 'from customers who have the app on their phone.' },
    {
      value: stats.direct.text,
      source: stats.direct.source,
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

export const benefits = {
  title: 'What it does in your industry',
  lead: 'The same app earns its keep in different places.',
  claims: [
    {
      value: industryBenefits.hospitality,
      title: 'Restaurants, cafés and wine bars',
      text: 'More repeat visits when the club card is on the phone.',
    },
    {
      value: industryBenefits.retail,
      title: 'Retail stores and car dealers',
      text: 'More inquiries that begin and end with you.',
    },
    {
      value: industryBenefits.service,
      title: 'Service providers',
      text: 'of appointments are kept when the app sends reminders.',
    },
  ] satisfies Statistic[],
} as const;

export const costOfWaitingSection = {
  title: 'The cost of waiting',
  lead: 'Doing nothing costs money too. It just comes without an invoice.',
  claims: [
    {
      value: costOfWaiting.monthly,
      title: 'monthly',
      text: 'Orders that go elsewhere because they cannot be placed with you.',
    },
    {
      value: costOfWaiting.yearly,
      title: 'a year',
      text: 'Customers who drift to businesses that are on their phone.',
    },
    {
      value: costOfWaiting.weekly,
      title: 'weekly',
      text: 'Hours spent on the phone, in the booking diary and in spreadsheets.',
    },
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
  gain: 'Extra revenue per month',
  orders: 'Extra orders per month',
  breakEven: 'Months until it pays for itself',
  formula: `Extra revenue = monthly revenue × ${impact.revenuePotential}. Extra orders = extra revenue ÷ average order. Months = development cost ÷ extra revenue.`,
  /** Initial values from the example; the average order is the visitor's own. */
  example: { ...roi.calculator, order: '' },
  none: 'Enter the amounts above',
} as const;

export const research = {
  title: 'Research sources',
  lead: 'The research behind the numbered figures, in order. Feel free to ask us about the others.',
} as const;

export const businessCaseClose = {
  title: 'Would it pay for you?',
  text: `Bring last month’s figures to a free ${company.call} call and we will work it out together.`,
  book: 'Book Free Consultation',
  more: { label: 'Learn More About Our Process', to: paths.howItWorks } satisfies PageLink,
} as const;
