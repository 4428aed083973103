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
  ordering: ['Takeaway with collection times that you set', 'Orders arrive where your kitchen looks'],
  shop: ['Goods and stock from your webshop', 'Reserve, collect or have it sent'],
  reservations: ['Tables, tastings and events with places left', 'Reminders and a waiting list'],
  appointments: ['Free times per person, room or lift', 'Moving an appointment takes no phone call'],
  analytics: ['Sales, visits and returning customers', 'Each figure says where it was read, and when'],
};

export const integrations = {
  title: 'Four integrations',
  lead: 'Connected and tested by us, so that nothing has to be typed twice.',
  items: [
    { title: 'Shopify', text: 'Goods, stock and orders.' },
    { title: 'Dandomain', text: 'Your Danish webshop, in the app.' },
    { title: 'Mailchimp', text: 'Members who said yes, on your list.' },
    { title: 'MitID', text: 'Age and identity, where the law asks.' },
  ] satisfies TitledText[],
} as const;

export const crm = {
  title: 'A CRM platform that fills itself',
  lead: 'Every order, booking and stamp becomes a line in the customer’s story. Nobody keeps a spreadsheet.',
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
  title: 'You are not left alone with it',
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
