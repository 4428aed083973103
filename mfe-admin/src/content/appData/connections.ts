/** Copy of the connections. */
export const connections = {
  title: 'Connections',
  hint: 'What is sold in a connected shop is counted beside what the app reports. How far it is with other platforms is entered under App.',
  loading: 'Loading the connections',
  failed: { title: 'The connections did not load', description: 'Nothing is lost. Try again in a moment.' },
  account: 'Connected to',
  lastRead: 'Last read',
  lastTold: 'Last told by the vendor',
  never: 'Not yet',
  caption: (vendor: string) => `The latest of ${vendor}`,
  columns: { at: 'When', what: 'What', accepted: 'New', known: 'Known', refused: 'Refused', reason: 'Why' },
  read: 'Reading',
  none: '–',
} as const;

export const readNow = {
  button: 'Read now',
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  of: (vendor: string) => `Read now: ${vendor}`,
  busy: 'Reading...',
  done: (vendor: string) => `${vendor} Read`,
  failed: 'Not Read',
  failedReason: 'It will be read by itself in a while. Try again in a moment.',
} as const;

export const disconnect = {
  button: 'Disconnect',
  of: (vendor: string) => `Disconnect ${vendor}`,
  title: (vendor: string) => `Disconnect ${vendor}?`,
  text: 'Nothing more is counted from it, and what it was connected with is deleted. What was counted stays.',
  confirm: 'Disconnect',
  cancel: 'Cancel',
  busy: 'Disconnecting...',
  done: 'Disconnected',
  doneWhat: (vendor: string) => `${vendor} reports nothing any more.`,
  failed: 'Not Disconnected',
  failedReason: 'It is connected as before. Try again in a moment.',
} as const;

export const connectForm = {
  busy: 'Connecting...',
  done: 'Connected',
  failed: 'Not Connected',
  failedReason: 'Nothing was connected. Try again in a moment.',
} as const;

export const shopifyForm = {
  title: 'Connect Shopify',
  hint: 'With an app from the Dev Dashboard of the shop’s own organisation, installed in the shop, that has the scopes read_orders and read_products.',
  shop: 'Address of the shop',
  shopPlaceholder: 'its-name.myshopify.com',
  appId: 'Client ID',
  appSecret: 'Client secret',
  submit: 'Connect Shopify',
} as const;

export const mailchimpForm = {
  title: 'Connect Mailchimp',
  hint: 'How many members one audience has is read four times a day. Who they are is not asked for.',
  apiKey: 'API key',
  audience: 'Audience ID',
  submit: 'Connect Mailchimp',
} as const;
