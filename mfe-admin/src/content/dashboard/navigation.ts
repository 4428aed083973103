import { t } from '@lingui/core/macro';

/** Navigation of the admin pages. */
export const adminNavigation = {
  label: t`Pages`,
  dashboard: { label: t({ message: 'Dashboard', context: 'operator' }), to: '/admin' },
  operators: { label: t`Operators`, to: '/admin/operators' },
  releases: { label: t`Releases`, to: '/admin/releases' },
  mails: { label: t`Undelivered Emails`, to: '/admin/mails' },
  audit: { label: t`Audit Trail`, to: '/admin/audit' },
  account: { label: t`Your Account`, to: '/admin/account' },
} as const;
