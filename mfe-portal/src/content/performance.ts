import type { PanelsCopy } from './panel.ts';

/** Performance (K4). */
export const performance: PanelsCopy = {
  tiles: [
    { label: 'Crash-free Sessions', value: '0', unit: '%' },
    { label: 'Average Start Time', value: '0', unit: 's' },
    { label: 'Errors Today', value: '0' },
  ],
  source: 'Measured inside your app on the phones of your guests. No measurement has arrived so far.',
  panels: [
    {
      title: 'Response times',
      empty: 'No measurements yet',
      fills: 'Fills with the time that each screen takes to open.',
      wide: true,
    },
    { title: 'Devices', empty: 'No devices yet', fills: 'Fills with the phones that your app runs on.' },
    { title: 'Recent errors', empty: 'No errors recorded', fills: 'Fills when your app reports an error.' },
  ],
};
