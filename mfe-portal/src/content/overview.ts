/** The overview before the app reports anything (K1-K3). */
export const overview = {
  tiles: [
    { label: 'Daily Active Users', value: '0', unit: '' },
    { label: 'Revenue Today', value: '0', unit: 'DKK' },
    { label: 'Orders Today', value: '0', unit: '' },
    { label: 'App Performance', value: '0', unit: '%' },
  ],
  source: 'Counts from launch',
  trend: {
    title: 'Revenue Trend',
    period: 'Last 7 days',
    empty: 'No revenue recorded yet',
    unit: 'DKK',
  },
  alerts: {
    title: 'Recent Alerts',
    empty: 'No alerts',
    meaning: 'When something in your app needs you, it stands here.',
  },
} as const;
