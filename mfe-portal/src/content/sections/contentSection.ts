import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Content (K4). */
export const contentSection = {
  tiles: {
    published: { label: 'Published', value: '0' },
    drafts: { label: 'Drafts', value: '0' },
    views: { label: 'Views', value: '0' },
  },
  source: 'Based on what is published in your app.',
  panels: {
    mostViewed: {
      title: 'Most viewed',
      empty: 'No views yet',
      emptyHint: 'Appears once guests open a page of your app.',
    },
    recentlyChanged: {
      title: 'Recently changed',
      empty: 'Nothing published yet',
      emptyHint: 'Appears once something is published or changed.',
    },
  },
} as const satisfies PanelsCopy;

/** Link to content management: a demo before launch. */
export const contentManagementLink = { demo: 'See the content management demo', live: 'Manage your content' } as const;

/** Content of a live app. */
export const liveContent = {
  loading: 'Loading your views',
  failed: notLoaded('Your views could not be loaded'),
  ofPortal: 'Your content in this portal',
  views: 'Views',
  viewsHint: (days: number) => `Views by day, last ${days} days`,
  daysBefore: (days: number) => `${days} days earlier`,
  mostHint: 'Views',
  page: 'Page',
  screens: 'Most viewed screens',
  screensHint: 'Number of views',
  screen: 'Screen',
  shows: 'Shown',
} as const;
