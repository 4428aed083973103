import { t } from '@lingui/core/macro';

/** Copy of the app keys. */
export const appKeys = {
  title: t`API Keys`,
  hint: (most: number) =>
    t`The app's backend uses an API key to send us events and to read content. You can have ${most} active keys at once, so you can replace one without downtime.`,
  loading: t`Loading the keys`,
  caption: t`API keys of the app`,
  scopes: { events: t`Report events`, content: t`Read content`, devices: t`Register devices` },
  columns: {
    key: t`Key`,
    label: t`Where it is used`,
    scopes: t({ message: 'May', context: 'permission' }),
    made: t`Created`,
    used: t`Last used`,
    actions: t`Actions`,
  },
  ending: (ending: string) => `…${ending}`,
  noLabel: t`Not specified`,
  never: t`Never`,
  empty: {
    title: t`No key yet`,
    description: t`Until you create one, the app cannot send data and the portal shows no figures.`,
  },
  failed: { title: t`The keys could not be loaded`, description: t`Your data is safe. Please try again in a moment.` },
  full: t`Both keys are active. Revoke the one you no longer use to create another.`,
} as const;

export const addKeyForm = {
  title: t`Create API Key`,
  label: t`Where it is used (optional)`,
  placeholder: t`For example, production`,
  scopes: t`What the key may do`,
  submit: t`Create key`,
  busy: t`Creating...`,
  failed: t`Key Not Created`,
  failedReason: t`The key could not be created. Please try again in a moment.`,
} as const;

/** A new key, shown only once. */
export const newKey = {
  title: t`Your new API key`,
  once: t`Copy it now. We store only a hash, so it cannot be shown again.`,
  copy: t`Copy`,
  copied: t`Key Copied`,
  notCopied: t`Not Copied`,
  notCopiedText: t`Your browser blocked copying. Please select the key and copy it manually.`,
  close: t`I've Saved It`,
} as const;

export const revokeKey = {
  button: t`Revoke`,
  labelFor: (ending: string) => t`Revoke the key ending in ${ending}`,
  title: (ending: string) => t`Revoke Key Ending in ${ending}?`,
  text: t`Requests with this key will be rejected immediately. Data already received is kept.`,
  confirm: t`Revoke`,
  busy: t`Revoking...`,
  cancel: t`Cancel`,
  done: t`Key Revoked`,
  doneText: (ending: string) => t`The key ending in ${ending} no longer works.`,
  failed: t`Not Revoked`,
  failedReason: t`The key is still active. Please try again in a moment.`,
} as const;
