import { NOT_HERE_YET, type PanelsCopy } from './panel.ts';

/** User Adoption (K4). */
export const adoption: PanelsCopy = {
  tiles: [
    { label: 'Downloads', value: '0' },
    { label: 'Registered Users', value: '0' },
    { label: 'Monthly Active Users', value: '0' },
  ],
  source: `Counted by the stores and by your app. ${NOT_HERE_YET}`,
  panels: [
    {
      title: 'Downloads over time',
      empty: 'No downloads yet',
      fills: 'Will show the daily reports of App Store and Google Play.',
      wide: true,
    },
    {
      title: 'Where users come from',
      empty: 'No sources yet',
      fills: 'Will fill when guests open the app from a link.',
    },
    { title: 'Returning users', empty: 'No visits yet', fills: 'Will fill when the same guest opens the app again.' },
  ],
};
