import { NOT_HERE_YET, type PanelsCopy } from './panel.ts';

/** Performance (K4). */
export const performance: PanelsCopy = {
  tiles: [
    { label: 'Crash-free Sessions', value: '0', unit: '%' },
    { label: 'Average Start Time', value: '0', unit: 's' },
    { label: 'Errors Today', value: '0' },
  ],
  source: `Measured inside your app on the phones of your guests. ${NOT_HERE_YET}`,
  panels: [
    {
      title: 'Response times',
      empty: 'No measurements yet',
      fills: 'Will show the time that each screen takes to open.',
      wide: true,
    },
    { title: 'Devices', empty: 'No devices yet', fills: 'Will show the phones that your app runs on.' },
    { title: 'Recent errors', empty: 'No errors recorded', fills: 'Will fill when your app reports an error.' },
  ],
};
