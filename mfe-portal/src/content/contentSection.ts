import type { PanelsCopy } from './panel.ts';

/** Content (K4). */
export const contentSection: PanelsCopy = {
  tiles: [
    { label: 'Published', value: '0' },
    { label: 'Drafts', value: '0' },
    { label: 'Views', value: '0' },
  ],
  panels: [
    { title: 'Most viewed', empty: 'No views yet' },
    { title: 'Recently changed', empty: 'Nothing published yet' },
  ],
};
