import type { ContentChangeReply } from '@skal/contracts/content/contentVersion';
import { formatInteger } from '../../format/number.ts';

const kinds: Readonly<Record<ContentChangeReply['kind'], string>> = {
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  moved: 'New order',
};

const collections: Readonly<Record<string, string>> = {
  'menu.categories': 'category',
  'menu.items': 'item',
  events: 'event',
  info: 'business info',
};

/** Draft, preview, publishing and history of the content of a live app. */
export const publishing = {
  label: 'Publishing',
  loading: 'Comparing the draft with your app',
  failed: {
    title: 'The state of your app could not be loaded',
    description: 'Your draft is saved. Please try again in a moment.',
  },
  never: 'Nothing is published yet.',
  changes: (count: number) =>
    count === 1 ? '1 change not published' : `${formatInteger(count)} changes not published`,
  same: 'Your guests see everything as it is here.',
  since: (number: number, by: string, at: string) => `Version ${number}, published by ${by}, ${at}`,
  details: 'What has changed',
  change: ({ kind, collection, name }: ContentChangeReply) =>
    [`${kinds[kind]}:`, collections[collection] ?? collection, name].filter(Boolean).join(' '),
  more: (count: number) => `and ${formatInteger(count)} more`,
  preview: 'Preview',
  history: 'History',
  publish: 'Publish',
  publishing: 'Publishing...',
  published: (number: number) => ({ title: 'Published', description: `Your app now shows version ${number}.` }),
  notPublished: { title: 'Not Published', description: 'Your app shows the same as before. Please try again.' },
  notLoaded: 'This could not be loaded. Please try again in a moment.',
} as const;

export const contentPreview = {
  title: 'Preview',
  description: 'Your app as guests will see it after you publish.',
  loading: 'Loading the preview',
  failed: {
    title: 'The preview could not be loaded',
    description: 'Your draft is saved. Please try again in a moment.',
  },
  phone: 'Menu in your app',
  empty: 'Nothing on the menu yet. Guests see an item once its status is "On the menu".',
  soldOut: 'Sold out',
  hours: 'Opening hours',
  closed: 'Closed',
  closedUntil: (day: string) => `Closed until ${day}`,
  from: (from: string, to: string) => `Served ${from}–${to}`,
} as const;

export const contentHistory = {
  title: 'History',
  description: 'The last 50 versions. Restoring one replaces your draft; guests see it when you publish.',
  loading: 'Loading the versions',
  failed: { title: 'The versions could not be loaded', description: 'Nothing is lost. Please try again in a moment.' },
  empty: 'Nothing was published yet.',
  caption: 'Published versions',
  columns: { number: 'Version', at: 'Published', by: 'By', note: 'Note', actions: 'Actions' },
  none: '–',
  restore: (number: number) => `Restore version ${number}`,
  restoreShort: 'Restore',
  question: (number: number) => `Restore version ${number}?`,
  consequence: 'Your draft will be as in this version. Items that it does not have are kept, but hidden.',
  restoring: 'Restoring...',
  cancel: 'Cancel',
  restored: (number: number) => ({ title: 'Version Restored', description: `Your draft is as in version ${number}.` }),
  notRestored: { title: 'Not Restored', description: 'Your draft is as before. Please try again.' },
} as const;
