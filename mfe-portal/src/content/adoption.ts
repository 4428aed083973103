import type { PanelsCopy } from './panel.ts';

/** User Adoption (K4). */
export const adoption: PanelsCopy = {
  tiles: [
    { label: 'Downloads', value: '0' },
    { label: 'Registered Users', value: '0' },
    { label: 'Monthly Active Users', value: '0' },
  ],
  panels: [
    { title: 'Downloads over time', empty: 'No downloads yet', wide: true },
    { title: 'Where users come from', empty: 'No sources yet' },
    { title: 'Returning users', empty: 'No visits yet' },
  ],
};
