/** Billing before launch: the specified texts, in DKK (K31, T22, T23). */
export const billing = {
  plan: { title: 'Current Plan', name: 'Standard Plan', status: 'Active' },
  lines: [
    { name: 'Monthly Cost', value: '0 DKK' },
    { name: 'Add-ons', value: '0 DKK' },
    { name: 'Next billing date', value: 'Set when your app is live' },
    { name: 'Active since', value: 'The day your contract was signed' },
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
    columns: ['Item', 'Amount'],
    rows: [{ item: 'Setup Fee', amount: '10,000 DKK' }],
  },
} as const;
