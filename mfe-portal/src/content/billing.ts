/** Billing before launch: the specified texts, in DKK (K31, T22, T23). */
export const billing = {
  plan: { title: 'Current Plan', name: 'Standard Plan', status: 'Active' },
  lines: [
    { term: 'Monthly Cost', description: '0 DKK' },
    { term: 'Add-ons', description: '0 DKK' },
    { term: 'Next billing date', description: 'Set when your app is live' },
    { term: 'Active since', description: 'The day your contract was signed' },
  ],
  breakEven: {
    title: 'Break-Even Analysis',
    status: 'In Progress',
    label: 'Position',
    amount: '-10,000 DKK',
    note: 'What the app has earned, less what it has cost.',
  },
  setup: { title: 'Setup Fee', amount: '10,000 DKK', note: 'Paid once' },
  history: {
    title: 'Billing History',
    columns: { item: 'Item', amount: 'Amount' },
    rows: [{ item: 'Setup Fee', amount: '10,000 DKK' }],
  },
} as const;
