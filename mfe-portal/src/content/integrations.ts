import { INTEGRATION_REPLY_WITHIN } from '@skal/contracts/promises';

/** Integrations, literal until live (K27-K30, T21). */
export const integrations = {
  shopify: {
    name: 'Shopify',
    status: 'Not Connected',
    note: 'Products, stock and orders from your shop.',
    cover: 'Coming Soon - Available when your app goes live',
    action: 'Connect',
    live: 'We connect it for you. Tell us what it should do.',
  },
  inProgress: 'In Progress',
  services: [
    { name: 'Mailchimp', note: 'Newsletters. We set up the lists with you.', purpose: 'Newsletters to your guests.' },
    { name: 'MitID', note: 'Sign-in. Needs an approval, which we apply for.', purpose: 'Sign-in and age checks.' },
    { name: 'Dandomain', note: 'Web shop. We need read access to your shop.', purpose: 'Products from your web shop.' },
    { name: 'Shipmondo', note: 'Shipping. We connect your account with its key.', purpose: 'Shipping labels.' },
    { name: 'Netbank', note: 'Payouts. Needs an agreement with your bank.', purpose: 'Payouts to your bank.' },
    { name: 'MobilePay', note: 'Payment. Needs an agreement, which we set up.', purpose: 'Payment in the app.' },
    { name: 'Dinero', note: 'Bookkeeping. We connect your account with its key.', purpose: 'Bookkeeping.' },
  ],
  /** What a live client is told of a service that nobody has connected. */
  notConnected: 'Not Connected',
  request: {
    title: 'Request Integration',
    text: `Another system, or one of these? Tell us what you need. We answer ${INTEGRATION_REPLY_WITHIN}.`,
    action: 'Request Integration',
  },
  activity: {
    title: 'Activity',
    count: '0 of 7 Connected',
    countOf: (connected: number, total: number) => `${connected} of ${total} Connected`,
    empty: 'No Activity Yet',
    fills: 'Your requests stand here.',
    caption: 'Your requests',
    columns: { integration: 'Integration', need: 'Business need', urgency: 'Urgency', day: 'Requested' },
    failed: { title: 'Your requests could not be read', description: 'They are not lost. Try again in a moment.' },
  },
  demo: 'See the platform integrations demo',
} as const;
