import { type PageLink, paths, type TitledText } from '../contentTypes.ts';
import { company, solutionBadges } from '../facts.ts';
import type { Feature } from './features.ts';

export const solutionsPage = {
  title: 'One app, and everything behind it',
  lead: 'Your customers see an app with your name on it. You see who they are, what they like and when they come back.',
  badges: [solutionBadges.launch, solutionBadges.mobile],
  custom: 'Get Your Custom Solution',
  demo: 'Schedule a Demo',
  facts: [
    { title: 'From first call to the stores', text: company.launch },
    { title: 'Where we work', text: company.location },
    { title: 'Focus on Danish businesses', text: company.focus },
  ] satisfies TitledText[],
} as const;

export const featureList = {
  title: 'Six core features',
  lead: 'Take the ones you need. They share the same customers, so a booking earns a stamp and a stamp brings a booking.',
} as const;

/** Details of each core feature, for customers and for the business. */
export const featureDetails: Readonly<Record<Feature['id'], readonly string[]>> = {
  club: ['Points, stamps or levels, by your rules', 'Rewards redeemed at the counter on the customer’s phone'],
  ordering: ['Takeaway with pickup times that you set', 'Orders arrive right where your kitchen sees them'],
  shop: ['Goods and stock from your webshop', 'Reserve, collect or have it sent'],
  reservations: ['Tables, tastings and events with remaining places', 'Reminders and a waiting list'],
  appointments: ['Free times per employee, room or car lift', 'Moving an appointment takes no phone call'],
  analytics: ['Sales, visits and returning customers', 'Each figure shows its source and time'],
};

export const integrations = {
  title: 'Four integrations',
  lead: 'Connected and tested by us, with no double data entry.',
  items: [
    { title: 'Shopify', text: 'Goods, stock and orders.' },
    { title: 'Dandomain', text: 'Your Danish webshop, in the app.' },
    { title: 'Mailchimp', text: 'Members who opted in, on your mailing list.' },
    { title: 'MitID', text: 'Age and identity checks where the law requires them.' },
  ] satisfies TitledText[],
} as const;

export const crm = {
  title: 'A CRM platform that fills itself',
  lead: 'Every order, booking and stamp becomes a line in the customer’s story. No one keeps a spreadsheet.',
  items: [
    { title: 'Customer profiles', text: 'Visits, orders, bookings and favourites on one card.' },
    { title: 'Segments', text: 'Regulars, newcomers and those you have not seen for a while.' },
    { title: 'Campaigns', text: 'A message to the right group, at the hour that suits them.' },
    { title: 'Follow-up', text: 'What a message led to, counted in visits and orders.' },
  ] satisfies TitledText[],
  sample: {
    title: 'Sample',
    caption: 'How a customer looks in the CRM, shown with sample data',
    columns: ['Customer', 'Last visit', 'Segment'],
    rows: [
      ['Sample customer A', '2 days ago', 'Regular'],
      ['Sample customer B', 'Yesterday', 'New'],
      ['Sample customer C', '6 weeks ago', 'Not seen for a while'],
    ],
  },
} as const;

export const included = {
  title: 'You are never on your own',
  items: [
    { title: 'Support', text: 'One place to write or call, with response targets you can hold us to.' },
    { title: 'Training', text: 'We teach you and your staff the app before your guests meet it.' },
  ] satisfies TitledText[],
} as const;

export const solutionsClose = {
  title: 'Tell us what your regulars do',
  text: `We answer ${company.reply} with what the app would do for them, and a demo if you like.`,
  demo: 'Schedule a Demo',
  more: { label: 'Learn More About Our Process', to: paths.howItWorks } satisfies PageLink,
} as const;
