/** Integrations, literal until live (K27-K30, T21). */
export const integrations = {
  shopify: {
    name: 'Shopify',
    status: 'Not Connected',
    note: 'Products, stock and orders from your shop.',
    cover: 'Coming Soon - Available when your app goes live',
    action: 'Connect',
  },
  inProgress: 'In Progress',
  services: [
    { name: 'Mailchimp', note: 'Newsletters. We set up the lists with you.' },
    { name: 'MitID', note: 'Sign-in. The approval is being applied for.' },
    { name: 'Dandomain', note: 'Web shop. We need read access to your shop.' },
    { name: 'Shipmondo', note: 'Shipping. We connect your account with its key.' },
    { name: 'Netbank', note: 'Payouts. Your bank confirms the agreement.' },
    { name: 'MobilePay', note: 'Payment. The agreement is being set up.' },
    { name: 'Dinero', note: 'Bookkeeping. We connect your account with its key.' },
  ],
  activity: { title: 'Activity', count: '0 of 7 Connected', empty: 'No Activity Yet' },
  servicesTitle: 'Being set up',
} as const;
