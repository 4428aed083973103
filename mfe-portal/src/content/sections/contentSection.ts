import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Content (K4). */
export const contentSection = {
  tiles: [
    { label: 'Published', value: '0' },
    { label: 'Drafts', value: '0' },
    { label: 'Views', value: '0' },
  ],
  source: 'Counted from what is published in your app.',
  panels: [
    { title: 'Most viewed', empty: 'No views yet', emptyHint: 'Will fill when guests open a page of your app.' },
    {
      title: 'Recently changed',
      empty: 'Nothing published yet',
      emptyHint: 'Will fill when something is published or changed.',
    },
  ],
} as const satisfies PanelsCopy;

/** Link to the demo page of content management. */
export const contentManagementLink = 'See the content management demo';

/** Content of a live app. */
export const liveContent = {
  loading: 'Loading your views',
  failed: notLoaded('Your views did not load'),
  views: 'Views',
  viewsHint: (days: number) => `Views by day, last ${days} days`,
  daysBefore: (days: number) => `${days} days earlier`,
  mostHint: 'Views',
  page: 'Page',
  screens: 'Most shown screens',
  screensHint: 'Times that they were shown',
  screen: 'Screen',
  shows: 'Shown',
} as const;
