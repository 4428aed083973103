import { t } from '@lingui/core/macro';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import { INTEGRATION_REPLY_HOURS } from '@skal/contracts/site/serviceCommitments';

/** Copy of Integrations, static before launch (K27-K30, T21). */
export const integrations = {
  shopify: {
    platform: 'shopify',
    name: platformLabels.shopify,
    status: t`Not Connected`,
    note: t`Products, stock and orders from your shop.`,
    cover: t`Coming Soon - Available when your app goes live`,
    action: t`Connect`,
    live: t`We connect it for you. Tell us what it should do.`,
    connected: t`We have connected it for you.`,
  },
  inProgress: t`In Progress`,
  services: [
    {
      platform: 'mailchimp',
      name: platformLabels.mailchimp,
      note: t`Newsletters. We set up the lists with you.`,
      purpose: t`Newsletters to your guests.`,
    },
    {
      platform: 'mitid',
      name: platformLabels.mitid,
      note: t`Sign-in. Needs an approval, which we apply for.`,
      purpose: t`Sign-in and age checks.`,
    },
    {
      platform: 'dandomain',
      name: platformLabels.dandomain,
      note: t`Web shop. We need read access to your shop.`,
      purpose: t`Products from your web shop.`,
    },
    {
      platform: 'shipmondo',
      name: platformLabels.shipmondo,
      note: t`Shipping. We connect your account using its API key.`,
      purpose: t`Shipping labels.`,
    },
    {
      platform: 'netbank',
      name: platformLabels.netbank,
      note: t`Payouts. Needs an agreement with your bank.`,
      purpose: t`Payouts to your bank.`,
    },
    {
      platform: 'mobilepay',
      name: platformLabels.mobilepay,
      note: t`Payment. Needs an agreement, which we set up.`,
      purpose: t`Payment in the app.`,
    },
    {
      platform: 'dinero',
      name: platformLabels.dinero,
      note: t`Bookkeeping. We connect your account using its API key.`,
      purpose: t`Bookkeeping.`,
    },
  ],
  statesFailed: {
    title: t`The connections could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  reportsFailed: {
    title: t`The connected platforms could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  request: {
    title: t`Request Integration`,
    text: t`Need another system, or one of these? Tell us what you need and we will reply within about ${INTEGRATION_REPLY_HOURS} hours.`,
    action: t`Request Integration`,
  },
  activity: {
    title: t`Activity`,
    count: t`0 of 7 Connected`,
    countOf: (connected: number, total: number) => t`${connected} of ${total} Connected`,
    empty: t`No Activity Yet`,
    emptyHint: t`Your requests appear here.`,
    caption: t`Your requests`,
    columns: { integration: t`Integration`, need: t`Business need`, urgency: t`Urgency`, day: t`Requested` },
    failed: {
      title: t`Your requests could not be loaded`,
      description: t`Your data is safe. Please try again in a moment.`,
    },
  },
  demo: t`See the platform integrations demo`,
  page: t`All platforms and their activity`,
} as const;
