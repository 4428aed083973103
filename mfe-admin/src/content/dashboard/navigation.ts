/** Navigation of the admin pages. */
export const adminNavigation = {
  label: 'Pages',
  dashboard: { label: 'Dashboard', to: '/admin' },
  operators: { label: 'Operators', to: '/admin/operators' },
  releases: { label: 'Releases', to: '/admin/releases' },
  mails: { label: 'Undelivered Emails', to: '/admin/mails' },
  audit: { label: 'Audit Trail', to: '/admin/audit' },
  account: { label: 'Your Account', to: '/admin/account' },
} as const;
