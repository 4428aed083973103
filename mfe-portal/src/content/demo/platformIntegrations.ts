import { t } from '@lingui/core/macro';

export interface DemoIntegration {
  name: string;
  purpose: string;
  connected: boolean;
  stats: readonly { label: string; value: string }[];
  lastSync: string;
}

/** Copy of `/integrations`: a demo of connected platforms (Q1-Q4). */
export const platformIntegrations = {
  title: t`Platform Integrations`,
  note: t`Demo data. Nothing on this page is connected, and no figure on it is yours.`,
  list: t`Platforms`,
  connected: t`Connected`,
  disconnected: t`Disconnected`,
  lastSync: t`Last sync`,
  configure: t`Configure`,
  syncNow: t`Sync Now`,
  connect: t`Connect`,
  syncAll: t`Sync All`,
  request: t`Request Integration`,
  /** Toast of a demo request, which is not sent (Q3). */
  requested: {
    title: t`This is a demo`,
    description: t`The request was not sent. Once your app is live, you can send one from Integrations in your dashboard.`,
  },
  platforms: [
    {
      name: 'Shopify',
      purpose: t`Products, stock and orders`,
      connected: true,
      stats: [
        { label: t`Products`, value: '67' },
        { label: t`Orders`, value: '12' },
      ],
      lastSync: t`10 minutes ago`,
    },
    {
      name: 'Dandomain',
      purpose: t`Products and orders of a Danish web shop`,
      connected: false,
      stats: [
        { label: t`Products`, value: '0' },
        { label: t`Orders`, value: '0' },
      ],
      lastSync: t`Never`,
    },
    {
      name: 'Mailchimp',
      purpose: t`Newsletters`,
      connected: true,
      stats: [
        { label: t`Subscribers`, value: '180' },
        { label: t`Lists`, value: '2' },
      ],
      lastSync: t`1 hour ago`,
    },
    {
      name: 'MitID',
      purpose: t`Sign-in and age checks`,
      connected: false,
      stats: [{ label: t`Checks`, value: '0' }],
      lastSync: t`Never`,
    },
  ] satisfies readonly DemoIntegration[],
  activity: {
    title: t`Recent activity`,
    rows: [
      { what: t`Shopify: stock synced`, when: t`10 minutes ago` },
      { what: t`Mailchimp: subscribers synced`, when: t`1 hour ago` },
      { what: t`Shopify: orders synced`, when: t`3 hours ago` },
    ],
  },
  benefits: {
    title: t`Benefits`,
    rows: [
      t`Prices and stock are kept in one place.`,
      t`Orders from the app arrive in the systems you already use.`,
      t`Guests who sign up in the app get your newsletter, if they want it.`,
      t`No double data entry.`,
    ],
  },
} as const;
