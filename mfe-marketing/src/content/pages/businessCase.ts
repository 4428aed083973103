import { t } from '@lingui/core/macro';
import { type PageLink, paths, type Statistic, type TitledText } from '../contentTypes.ts';
import { company, costOfWaiting, expectations, impact, industryBenefits, roi, stats } from '../facts.ts';

export const businessCasePage = {
  title: t`What it costs to wait, and what it pays to start`,
  lead: t`The figures behind an app of your own, the research they are based on, and one calculation you can check yourself.`,
  book: t`Book Free Consultation`,
} as const;

export const consumerExpectations = {
  title: t`What consumers expect`,
  lead: t`People compare you with the last good app they used, not with other shops in your street.`,
  claims: [
    {
      value: expectations.expectOrdering,
      title: t`expect online ordering`,
      text: t`Ordering from a phone is no longer an extra. Customers look for it, and they notice when it is missing.`,
    },
    {
      value: expectations.willNotReturn,
      title: t`won't return`,
      text: t`After a poor experience online, most do not give a second chance.`,
    },
  ] satisfies Statistic[],
} as const;

export const orderingGrowth = {
  title: t`Digital ordering keeps growing`,
  lead: t`Each order that moves to a phone moves either to you or to someone between you and your guest.`,
  claims: [
    { value: stats.frequency.text, title: t`as many orders`, text: t`from customers who have the app on their phone.` },
    {
      value: stats.direct.text,
      source: stats.direct.source,
      title: t`would rather order direct`,
      text: t`The guest is on your side here. The app makes it easy.`,
    },
  ] satisfies Statistic[],
} as const;

export const provenImpact = {
  title: t`Proven revenue impact`,
  lead: t`Two effects that add up: more is sold, and each sale is larger.`,
  claims: [
    {
      value: impact.revenuePotential,
      title: t`revenue potential`,
      text: t`From ordering, bookings and a club in one app.`,
    },
    {
      value: impact.orderValue,
      title: t`order value boost`,
      text: t`A menu with pictures and time to choose sells the side dish.`,
    },
  ] satisfies Statistic[],
} as const;

export const benefits = {
  title: t`What it does in your industry`,
  lead: t`The same app earns its keep in different places.`,
  claims: [
    {
      value: industryBenefits.hospitality,
      title: t`Restaurants, cafés and wine bars`,
      text: t`More repeat visits when the club card is on the phone.`,
    },
    {
      value: industryBenefits.retail,
      title: t`Retail stores and car dealers`,
      text: t`More inquiries that begin and end with you.`,
    },
    {
      value: industryBenefits.service,
      title: t`Service providers`,
      text: t`of appointments are kept when the app sends reminders.`,
    },
  ] satisfies Statistic[],
} as const;

export const costOfWaitingSection = {
  title: t`The cost of waiting`,
  lead: t`Doing nothing costs money too. It just comes without an invoice.`,
  claims: [
    {
      value: costOfWaiting.monthly,
      title: t`monthly`,
      text: t`Orders that go elsewhere because they cannot be placed with you.`,
    },
    {
      value: costOfWaiting.yearly,
      title: t`a year`,
      text: t`Customers who drift to businesses that are on their phone.`,
    },
    {
      value: costOfWaiting.weekly,
      title: t`weekly`,
      text: t`Hours spent on the phone, in the booking diary and in spreadsheets.`,
    },
  ] satisfies Statistic[],
} as const;

/** The example, printed as specified. */
export const roiExample = {
  title: t`A quick ROI calculation`,
  lead: t`One example: a business with ${roi.before} in monthly revenue.`,
  rows: [
    { title: t`Monthly revenue today`, text: roi.before },
    { title: t`Monthly revenue with the app`, text: roi.after },
    { title: t`Gain per month`, text: roi.gainMonthly },
    { title: t`Gain per year`, text: roi.gainYearly },
    { title: t`Development`, text: roi.development },
    { title: t`Maintenance per month`, text: roi.maintenance },
    { title: t`Break-even`, text: roi.breakEven },
    { title: 'ROI', text: roi.return },
  ] satisfies TitledText[],
} as const;

export const calculator = {
  title: t`Now with your own figures`,
  revenue: t`Monthly revenue (euro)`,
  order: t`Average order (euro)`,
  cost: t`Development cost (euro)`,
  gain: t`Extra revenue per month`,
  orders: t`Extra orders per month`,
  breakEven: t`Months until it pays for itself`,
  formula: t`Extra revenue = monthly revenue × ${impact.revenuePotential}. Extra orders = extra revenue ÷ average order. Months = development cost ÷ extra revenue.`,
  /** Initial values from the example; the average order is the visitor's own. */
  example: { ...roi.calculator, order: '' },
  none: t`Enter the amounts above`,
} as const;

export const research = {
  title: t`Research sources`,
  lead: t`The research behind the numbered figures, in order. Feel free to ask us about the others.`,
} as const;

export const businessCaseClose = {
  title: t`Would it pay for you?`,
  text: t`Bring last month’s figures to a free ${company.call} call and we will work it out together.`,
  book: t`Book Free Consultation`,
  more: { label: t`Learn More About Our Process`, to: paths.howItWorks } satisfies PageLink,
} as const;
