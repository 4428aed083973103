/** The admin pages, each with a text that appears once the page is ready. */
export const PAGES = {
  '/admin': 'Recent Client Activity',
  '/admin?tab=clients': 'Create Client',
  '/admin?tab=revenue': 'Import entries',
  '/admin?tab=analytics': 'Advanced analytics coming soon...',
  '/admin?tab=inbox': 'Messages and requests from visitors and clients appear here.',
  '/admin/operators': 'Invite Operator',
  '/admin/releases': 'Release History',
  '/admin/mails': 'No undelivered emails',
  '/admin/audit': 'Export CSV',
  '/admin/account': 'Where You Are Signed In',
} as const;
