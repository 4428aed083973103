import { t } from '@lingui/core/macro';

/** Copy of the connections. */
export const connections = {
  title: t`Connections`,
  hint: t`Sales in a connected shop are counted together with sales in the app. You set the status of other platforms under App.`,
  loading: t`Loading the connections`,
  failed: {
    title: t`The connections could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  account: t`Connected to`,
  lastRead: t`Last synced`,
  lastUpdate: t`Last update from the platform`,
  never: t`Never`,
  caption: (vendor: string) => t`Recent activity: ${vendor}`,
  columns: {
    at: t`When`,
    what: t({ message: 'Event', context: 'data' }),
    accepted: t({ message: 'New', context: 'count' }),
    known: t`Duplicates`,
    refused: t({ message: 'Rejected', context: 'count' }),
    reason: t`Reason`,
  },
  read: t`Sync`,
  none: '–',
} as const;

export const syncNow = {
  button: t`Sync now`,
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  labelFor: (vendor: string) => t`Sync now: ${vendor}`,
  busy: t`Syncing...`,
  done: (vendor: string) => t`${vendor} Synced`,
  failed: t`Sync Failed`,
  failedReason: t`It will sync automatically later. You can also try again in a moment.`,
} as const;

export const disconnect = {
  button: t`Disconnect`,
  labelFor: (vendor: string) => t`Disconnect ${vendor}`,
  title: (vendor: string) => t`Disconnect ${vendor}?`,
  text: t`Sales will no longer be counted and the stored credentials will be deleted. Existing figures are kept.`,
  confirm: t`Disconnect`,
  cancel: t`Cancel`,
  busy: t`Disconnecting...`,
  done: t({ message: 'Disconnected', context: 'done' }),
  doneText: (vendor: string) => t`${vendor} is no longer connected.`,
  failed: t`Not Disconnected`,
  failedReason: t`It is still connected. Please try again in a moment.`,
} as const;

export const connectForm = {
  busy: t`Connecting...`,
  done: t`Connected`,
  failed: t`Not Connected`,
  failedReason: t`Nothing was connected. Please try again in a moment.`,
} as const;

export const shopifyForm = {
  title: t`Connect Shopify`,
  hint: t`Create an app in the Shopify Dev Dashboard of the shop's own organisation, install it in the shop and give it the scopes read_orders and read_products.`,
  shop: t`Shop address`,
  shopPlaceholder: 'your-shop.myshopify.com',
  appId: t`Client ID`,
  appSecret: t`Client secret`,
  submit: t`Connect Shopify`,
} as const;

export const mailchimpForm = {
  title: t`Connect Mailchimp`,
  hint: t`We read the number of members of one audience four times a day. No personal data is fetched.`,
  apiKey: t`API key`,
  audience: t`Audience ID`,
  submit: t`Connect Mailchimp`,
} as const;
