export interface DemoIntegration {
  name: string;
  purpose: string;
  connected: boolean;
  stats: readonly { label: string; value: string }[];
  lastSync: string;
}

/** Copy of `/integrations`: a demo of connected platforms (Q1-Q4). */
export const platformIntegrations = {
  title: 'Platform Integrations',
  note: 'Demo data. Nothing on this page is connected, and no figure on it is yours.',
  list: 'Platforms',
  connected: 'Connected',
  disconnected: 'Disconnected',
  lastSync: 'Last sync',
  configure: 'Configure',
  syncNow: 'Sync Now',
  connect: 'Connect',
  syncAll: 'Sync All',
  request: 'Request Integration',
  /** Toast of a demo request, which is not sent (Q3). */
  requested: {
    title: 'This is a demo',
    description:
      'The request was not sent. Once your app is live, you can send one from Integrations in your dashboard.',
  },
  platforms: [
    {
      name: 'Shopify',
      purpose: 'Products, stock and orders',
      connected: true,
      stats: [
        { label: 'Products', value: '67' },
        { label: 'Orders', value: '12' },
      ],
      lastSync: '10 minutes ago',
    },
    {
      name: 'Dandomain',
      purpose: 'Products and orders of a Danish web shop',
      connected: false,
      stats: [
        { label: 'Products', value: '0' },
        { label: 'Orders', value: '0' },
      ],
      lastSync: 'Never',
    },
    {
      name: 'Mailchimp',
      purpose: 'Newsletters',
      connected: true,
      stats: [
        { label: 'Subscribers', value: '180' },
        { label: 'Lists', value: '2' },
      ],
      lastSync: '1 hour ago',
    },
    {
      name: 'MitID',
      purpose: 'Sign-in and age checks',
      connected: false,
      stats: [{ label: 'Checks', value: '0' }],
      lastSync: 'Never',
    },
  ] satisfies readonly DemoIntegration[],
  activity: {
    title: 'Recent activity',
    rows: [
      { what: 'Shopify: stock synced', when: '10 minutes ago' },
      { what: 'Mailchimp: subscribers synced', when: '1 hour ago' },
      { what: 'Shopify: orders synced', when: '3 hours ago' },
    ],
  },
  benefits: {
    title: 'Benefits',
    rows: [
      'Prices and stock are kept in one place.',
      'Orders from the app arrive in the systems you already use.',
      'Guests who sign up in the app get your newsletter, if they want it.',
      'No double data entry.',
    ],
  },
} as const;
