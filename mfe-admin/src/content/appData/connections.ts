/** Copy of the connections. */
export const connections = {
  title: 'Connections',
  hint: 'Sales in a connected shop are counted together with sales in the app. You set the status of other platforms under App.',
  loading: 'Loading the connections',
  failed: {
    title: 'The connections could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  account: 'Connected to',
  lastRead: 'Last synced',
  lastUpdate: 'Last update from the platform',
  never: 'Never',
  caption: (vendor: string) => `Recent activity: ${vendor}`,
  columns: { at: 'When', what: 'Event', accepted: 'New', known: 'Duplicates', refused: 'Rejected', reason: 'Reason' },
  read: 'Sync',
  none: '–',
} as const;

export const syncNow = {
  button: 'Sync now',
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  labelFor: (vendor: string) => `Sync now: ${vendor}`,
  busy: 'Syncing...',
  done: (vendor: string) => `${vendor} Synced`,
  failed: 'Sync Failed',
  failedReason: 'It will sync automatically later. You can also try again in a moment.',
} as const;

export const disconnect = {
  button: 'Disconnect',
  labelFor: (vendor: string) => `Disconnect ${vendor}`,
  title: (vendor: string) => `Disconnect ${vendor}?`,
  text: 'Sales will no longer be counted and the stored credentials will be deleted. Existing figures are kept.',
  confirm: 'Disconnect',
  cancel: 'Cancel',
  busy: 'Disconnecting...',
  done: 'Disconnected',
  doneText: (vendor: string) => `${vendor} is no longer connected.`,
  failed: 'Not Disconnected',
  failedReason: 'It is still connected. Please try again in a moment.',
} as const;

export const connectForm = {
  busy: 'Connecting...',
  done: 'Connected',
  failed: 'Not Connected',
  failedReason: 'Nothing was connected. Please try again in a moment.',
} as const;

export const shopifyForm = {
  title: 'Connect Shopify',
  hint: "Create an app in the Shopify Dev Dashboard of the shop's own organisation, install it in the shop and give it the scopes read_orders and read_products.",
  shop: 'Shop address',
  shopPlaceholder: 'your-shop.myshopify.com',
  appId: 'Client ID',
  appSecret: 'Client secret',
  submit: 'Connect Shopify',
} as const;

export const mailchimpForm = {
  title: 'Connect Mailchimp',
  hint: 'We read the number of members of one audience four times a day. No personal data is fetched.',
  apiKey: 'API key',
  audience: 'Audience ID',
  submit: 'Connect Mailchimp',
} as const;
