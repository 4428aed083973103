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
    { name: 'MitID', note: 'Sign-in. The approval is being applied for.', purpose: 'Sign-in and age checks.' },
    { name: 'Dandomain', note: 'Web shop. We need read access to your shop.', purpose: 'Products from your web shop.' },
    { name: 'Shipmondo', note: 'Shipping. We connect your account with its key.', purpose: 'Shipping labels.' },
    { name: 'Netbank', note: 'Payouts. Your bank confirms the agreement.', purpose: 'Payouts to your bank.' },
    { name: 'MobilePay', note: 'Payment. The agreement is being set up.', purpose: 'Payment in the app.' },
    { name: 'Dinero', note: 'Bookkeeping. We connect your account with its key.', purpose: 'Bookkeeping.' },
  ],
  /** What a live client is told of a service that nobody has connected. */
  notConnected: 'Not Connected',
  request: {
    title: 'Request Integration',
    text: 'Another system, or one of these? Tell us what you need. We answer within about 48 hours.',
    action: 'Request Integration',
  },
  activity: {
    title: 'Activity',
    count: '0 of 7 Connected',
    countOf: (connected: number, total: number) => `${connected} of ${total} Connected`,
    empty: 'No Activity Yet',
    fills: 'Fills with your requests and with what the connected systems report.',
    caption: 'Your requests',
    columns: { integration: 'Integration', need: 'Business need', urgency: 'Urgency', day: 'Requested' },
    failed: { title: 'Your requests could not be read', description: 'Everything else works. Try again in a moment.' },
  },
  demo: 'See the platform integrations demo',
} as const;
