import { t } from '@lingui/core/macro';
import { type PageLink, paths, type TitledText } from '../contentTypes.ts';
import { company, solutionBadges } from '../facts.ts';
import type { Feature } from './features.ts';

export const solutionsPage = {
  title: t`One app, and everything behind it`,
  lead: t`Your customers see an app with your name on it. You see who they are, what they like and when they come back.`,
  badges: [solutionBadges.launch, solutionBadges.mobile],
  custom: t`Get Your Custom Solution`,
  demo: t`Schedule a Demo`,
  facts: [
    { title: t`From first call to the stores`, text: company.launch },
    { title: t`Where we work`, text: company.location },
    { title: t`Focus on Danish businesses`, text: company.focus },
  ] satisfies TitledText[],
} as const;

export const featureList = {
  title: t`Six core features`,
  lead: t`Take the ones you need. They share the same customers, so a booking earns a stamp and a stamp brings a booking.`,
} as const;

/** Details of each core feature, for customers and for the business. */
export const featureDetails: Readonly<Record<Feature['id'], readonly string[]>> = {
  club: [t`Points, stamps or levels, by your rules`, t`Rewards redeemed at the counter on the customer’s phone`],
  ordering: [t`Takeaway with pickup times that you set`, t`Orders arrive right where your kitchen sees them`],
  shop: [t`Goods and stock from your webshop`, t`Reserve, collect or have it sent`],
  reservations: [t`Tables, tastings and events with remaining places`, t`Reminders and a waiting list`],
  appointments: [t`Free times per employee, room or car lift`, t`Moving an appointment takes no phone call`],
  analytics: [t`Sales, visits and returning customers`, t`Each figure shows its source and time`],
};

export const integrations = {
  title: t`Four integrations`,
  lead: t`Connected and tested by us, with no double data entry.`,
  items: [
    { title: t`Shopify`, text: t`Goods, stock and orders.` },
    { title: t`Dandomain`, text: t`Your Danish webshop, in the app.` },
    { title: t`Mailchimp`, text: t`Members who opted in, on your mailing list.` },
    { title: t`MitID`, text: t`Age and identity checks where the law requires them.` },
  ] satisfies TitledText[],
} as const;

export const crm = {
  title: t`A CRM platform that fills itself`,
  lead: t`Every order, booking and stamp becomes a line in the customer’s story. No one keeps a spreadsheet.`,
  items: [
    { title: t`Customer profiles`, text: t`Visits, orders, bookings and favourites on one card.` },
    { title: t`Segments`, text: t`Regulars, newcomers and those you have not seen for a while.` },
    { title: t`Campaigns`, text: t`A message to the right group, at the hour that suits them.` },
    { title: t`Follow-up`, text: t`What a message led to, counted in visits and orders.` },
  ] satisfies TitledText[],
  sample: {
    title: t`Sample`,
    caption: t`How a customer looks in the CRM, shown with sample data`,
    columns: [t`Customer`, t`Last visit`, t`Segment`],
    rows: [
      [t`Sample customer A`, t`2 days ago`, t`Regular`],
      [t`Sample customer B`, t`Yesterday`, t`New`],
      [t`Sample customer C`, t`6 weeks ago`, t`Not seen for a while`],
    ],
  },
} as const;

export const included = {
  title: t`You are never on your own`,
  items: [
    { title: t`Support`, text: t`One place to write or call, with response targets you can hold us to.` },
    { title: t`Training`, text: t`We teach you and your staff the app before your guests meet it.` },
  ] satisfies TitledText[],
} as const;

export const solutionsClose = {
  title: t`Tell us what your regulars do`,
  text: t`We answer ${company.reply} with what the app would do for them, and a demo if you like.`,
  demo: t`Schedule a Demo`,
  more: { label: t`Learn More About Our Process`, to: paths.howItWorks } satisfies PageLink,
} as const;
