import { t } from '@lingui/core/macro';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Content (K4). */
export const contentSection = {
  tiles: {
    published: { label: t`Published`, value: '0' },
    drafts: { label: t`Drafts`, value: '0' },
    views: { label: t`Views`, value: '0' },
  },
  source: t`Based on what is published in your app.`,
  panels: {
    mostViewed: {
      title: t`Most viewed`,
      empty: t`No views yet`,
      emptyHint: t`Appears once guests open a page of your app.`,
    },
    recentlyChanged: {
      title: t`Recently changed`,
      empty: t`Nothing published yet`,
      emptyHint: t`Appears once something is published or changed.`,
    },
  },
} as const satisfies PanelsCopy;

/** Link to content management: a demo before launch. */
export const contentManagementLink = {
  demo: t`See the content management demo`,
  live: t`Manage your content`,
} as const;

/** Content of a live app. */
export const liveContent = {
  loading: t`Loading your views`,
  failed: notLoaded(t`Your views could not be loaded`),
  ofPortal: t`Your content in this portal`,
  views: t`Views`,
  viewsHint: (days: number) => t`Views by day, last ${days} days`,
  daysBefore: (days: number) => t`${days} days earlier`,
  mostHint: t`Views`,
  page: t`Page`,
  screens: t`Most viewed screens`,
  screensHint: t`Number of views`,
  screen: t`Screen`,
  shows: t`Shown`,
} as const;
