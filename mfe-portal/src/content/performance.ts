import type { PanelsCopy } from './panel.ts';

/** Performance (K4). */
export const performance: PanelsCopy = {
  tiles: [
    { label: 'Crash-free Sessions', value: '0', unit: '%' },
    { label: 'Average Start Time', value: '0', unit: 's' },
    { label: 'Errors Today', value: '0' },
  ],
  panels: [
    { title: 'Response times', empty: 'No measurements yet', wide: true },
    { title: 'Devices', empty: 'No devices yet' },
    { title: 'Recent errors', empty: 'No errors recorded' },
  ],
};
