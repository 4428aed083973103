import type { PanelsCopy } from './panel.ts';

/** User Adoption (K4). */
export const adoption: PanelsCopy = {
  tiles: [
    { label: 'Downloads', value: '0' },
    { label: 'Registered Users', value: '0' },
    { label: 'Monthly Active Users', value: '0' },
  ],
  source: 'Counted by the stores and by your app. Nothing has been reported so far.',
  panels: [
    {
      title: 'Downloads over time',
      empty: 'No downloads yet',
      fills: 'Fills with the daily reports of App Store and Google Play.',
      wide: true,
    },
    { title: 'Where users come from', empty: 'No sources yet', fills: 'Fills when guests open the app from a link.' },
    { title: 'Returning users', empty: 'No visits yet', fills: 'Fills when the same guest opens the app again.' },
  ],
};
