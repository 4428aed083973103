/** Copy of the app keys. */
export const appKeys = {
  title: 'Keys',
  hint: (most: number) =>
    `With a key the app's backend reports what guests do. At most ${most} live at once, so that one can take the other's place.`,
  loading: 'Loading the keys',
  caption: 'Keys of the app',
  columns: { key: 'Key', label: 'Where it is used', made: 'Made', used: 'Last used', actions: 'Actions' },
  ending: (ending: string) => `…${ending}`,
  noLabel: 'Not said',
  never: 'Never',
  empty: {
    title: 'No key yet',
    description: 'Until there is one nothing can be reported, and the portal has no figures.',
  },
  failed: { title: 'The keys did not load', description: 'Nothing is lost. Try again in a moment.' },
  full: 'Both keys live. Revoke the one that is no longer used to make another.',
} as const;

export const addKeyForm = {
  title: 'Make a key',
  label: 'Where it is used (optional)',
  placeholder: 'Such as: production',
  submit: 'Make a key',
  busy: 'Making...',
  failed: 'No Key Made',
  failedReason: 'The key was not made. Try again in a moment.',
} as const;

/** A new key, shown only once. */
export const newKey = {
  title: 'The new key',
  once: 'It is not shown again: only what it is compared with is kept.',
  copy: 'Copy',
  copied: 'Key Copied',
  notCopied: 'Not Copied',
  notCopiedText: 'This browser does not allow it. Select the key and copy it by hand.',
  close: 'I have kept it',
} as const;

export const revokeKey = {
  button: 'Revoke',
  of: (ending: string) => `Revoke the key that ends in ${ending}`,
  title: (ending: string) => `Revoke the Key …${ending}?`,
  text: 'Whatever reports with it is refused at once. What it has reported stays.',
  confirm: 'Revoke',
  busy: 'Revoking...',
  cancel: 'Cancel',
  done: 'Key Revoked',
  doneWhat: (ending: string) => `The key that ends in ${ending} opens nothing any more.`,
  failed: 'Not Revoked',
  failedReason: 'The key lives on. Try again in a moment.',
} as const;
