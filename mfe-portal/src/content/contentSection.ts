import { NOT_HERE_YET, type PanelsCopy } from './panel.ts';

/** Content (K4). */
export const contentSection: PanelsCopy = {
  tiles: [
    { label: 'Published', value: '0' },
    { label: 'Drafts', value: '0' },
    { label: 'Views', value: '0' },
  ],
  source: `Counted from what is published in your app. ${NOT_HERE_YET}`,
  panels: [
    { title: 'Most viewed', empty: 'No views yet', fills: 'Will fill when guests open a page of your app.' },
    {
      title: 'Recently changed',
      empty: 'Nothing published yet',
      fills: 'Will fill when something is published or changed.',
    },
  ],
};

/** The way to the page that shows how content will be managed. */
export const contentManagementLink = 'See the content management demo';
