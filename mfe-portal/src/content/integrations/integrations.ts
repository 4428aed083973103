import { platformLabels } from '@skal/contracts/integration/integrationState';
import { INTEGRATION_REPLY_WITHIN } from '@skal/contracts/site/serviceCommitments';

/** Copy of Integrations, static before launch (K27-K30, T21). */
export const integrations = {
  shopify: {
    platform: 'shopify',
    name: platformLabels.shopify,
    status: 'Not Connected',
    note: 'Products, stock and orders from your shop.',
    cover: 'Coming Soon - Available when your app goes live',
    action: 'Connect',
    live: 'We connect it for you. Tell us what it should do.',
    connected: 'We have connected it for you.',
  },
  inProgress: 'In Progress',
  services: [
    {
      platform: 'mailchimp',
      name: platformLabels.mailchimp,
      note: 'Newsletters. We set up the lists with you.',
      purpose: 'Newsletters to your guests.',
    },
    {
      platform: 'mitid',
      name: platformLabels.mitid,
      note: 'Sign-in. Needs an approval, which we apply for.',
      purpose: 'Sign-in and age checks.',
    },
    {
      platform: 'dandomain',
      name: platformLabels.dandomain,
      note: 'Web shop. We need read access to your shop.',
      purpose: 'Products from your web shop.',
    },
    {
      platform: 'shipmondo',
      name: platformLabels.shipmondo,
      note: 'Shipping. We connect your account using its API key.',
      purpose: 'Shipping labels.',
    },
    {
      platform: 'netbank',
      name: platformLabels.netbank,
      note: 'Payouts. Needs an agreement with your bank.',
      purpose: 'Payouts to your bank.',
    },
    {
      platform: 'mobilepay',
      name: platformLabels.mobilepay,
      note: 'Payment. Needs an agreement, which we set up.',
      purpose: 'Payment in the app.',
    },
    {
      platform: 'dinero',
      name: platformLabels.dinero,
      note: 'Bookkeeping. We connect your account using its API key.',
      purpose: 'Bookkeeping.',
    },
  ],
  statesFailed: {
    title: 'The connections could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  reportsFailed: {
    title: 'The connected platforms could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  request: {
    title: 'Request Integration',
    text: `Need another system, or one of these? Tell us what you need and we will reply ${INTEGRATION_REPLY_WITHIN}.`,
    action: 'Request Integration',
  },
  activity: {
    title: 'Activity',
    count: '0 of 7 Connected',
    countOf: (connected: number, total: number) => `${connected} of ${total} Connected`,
    empty: 'No Activity Yet',
    emptyHint: 'Your requests appear here.',
    caption: 'Your requests',
    columns: { integration: 'Integration', need: 'Business need', urgency: 'Urgency', day: 'Requested' },
    failed: {
      title: 'Your requests could not be loaded',
      description: 'Your data is safe. Please try again in a moment.',
    },
  },
  demo: 'See the platform integrations demo',
  page: 'All platforms and their activity',
} as const;
