/** Copy of the app keys. */
export const appKeys = {
  title: 'API Keys',
  hint: (most: number) =>
    `The app's backend uses an API key to send us events and to read content. You can have ${most} active keys at once, so you can replace one without downtime.`,
  loading: 'Loading the keys',
  caption: 'API keys of the app',
  scopes: { events: 'Report events', content: 'Read content', devices: 'Register devices' },
  columns: {
    key: 'Key',
    label: 'Where it is used',
    scopes: 'May',
    made: 'Created',
    used: 'Last used',
    actions: 'Actions',
  },
  ending: (ending: string) => `…${ending}`,
  noLabel: 'Not specified',
  never: 'Never',
  empty: {
    title: 'No key yet',
    description: 'Until you create one, the app cannot send data and the portal shows no figures.',
  },
  failed: { title: 'The keys could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
  full: 'Both keys are active. Revoke the one you no longer use to create another.',
} as const;

export const addKeyForm = {
  title: 'Create API Key',
  label: 'Where it is used (optional)',
  placeholder: 'For example, production',
  scopes: 'What the key may do',
  submit: 'Create key',
  busy: 'Creating...',
  failed: 'Key Not Created',
  failedReason: 'The key could not be created. Please try again in a moment.',
} as const;

/** A new key, shown only once. */
export const newKey = {
  title: 'Your new API key',
  once: 'Copy it now. We store only a hash, so it cannot be shown again.',
  copy: 'Copy',
  copied: 'Key Copied',
  notCopied: 'Not Copied',
  notCopiedText: 'Your browser blocked copying. Please select the key and copy it manually.',
  close: "I've Saved It",
} as const;

export const revokeKey = {
  button: 'Revoke',
  labelFor: (ending: string) => `Revoke the key ending in ${ending}`,
  title: (ending: string) => `Revoke Key Ending in ${ending}?`,
  text: 'Requests with this key will be rejected immediately. Data already received is kept.',
  confirm: 'Revoke',
  busy: 'Revoking...',
  cancel: 'Cancel',
  done: 'Key Revoked',
  doneText: (ending: string) => `The key ending in ${ending} no longer works.`,
  failed: 'Not Revoked',
  failedReason: 'The key is still active. Please try again in a moment.',
} as const;
