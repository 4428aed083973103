import { plural, t } from '@lingui/core/macro';
import type { ContentChangeReply } from '@skal/contracts/content/contentVersion';

const kinds: Readonly<Record<ContentChangeReply['kind'], string>> = {
  added: t({ message: 'New', context: 'change' }),
  changed: t({ message: 'Changed', context: 'change' }),
  removed: t({ message: 'Removed', context: 'change' }),
  moved: t({ message: 'New order', context: 'change' }),
};

const collections: Readonly<Record<string, string>> = {
  'menu.categories': t`category`,
  'menu.items': t`item`,
  events: t`event`,
  photos: t`photo`,
  info: t`business info`,
};

/** Draft, preview, publishing and history of the content of a live app. */
export const publishing = {
  label: t`Publishing`,
  loading: t`Comparing the draft with your app`,
  failed: {
    title: t`The state of your app could not be loaded`,
    description: t`Your draft is saved. Please try again in a moment.`,
  },
  never: t`Nothing is published yet.`,
  changes: (count: number) => plural(count, { one: '# change not published', other: '# changes not published' }),
  same: t`Your guests see everything as it is here.`,
  since: (number: number, by: string, at: string) => t`Version ${number}, published by ${by}, ${at}`,
  details: t`What has changed`,
  change: ({ kind, collection, name }: ContentChangeReply) =>
    [`${kinds[kind]}:`, collections[collection] ?? collection, name].filter(Boolean).join(' '),
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  preview: t`Preview`,
  history: t`History`,
  publish: t`Publish`,
  publishing: t`Publishing...`,
  published: (number: number) => ({ title: t`Published`, description: t`Your app now shows version ${number}.` }),
  notPublished: { title: t`Not Published`, description: t`Your app shows the same as before. Please try again.` },
  notLoaded: t`This could not be loaded. Please try again in a moment.`,
} as const;

export const contentPreview = {
  title: t`Preview`,
  description: t`Your app as guests will see it after you publish.`,
  loading: t`Loading the preview`,
  failed: {
    title: t`The preview could not be loaded`,
    description: t`Your draft is saved. Please try again in a moment.`,
  },
  phone: t`Menu in your app`,
  events: t`Events`,
  gallery: t`Photos`,
  empty: t`Nothing on the menu yet. Guests see an item once its status is "On the menu".`,
  soldOut: t`Sold out`,
  hours: t`Opening hours`,
  closed: t`Closed`,
  closedUntil: (day: string) => t`Closed until ${day}`,
  from: (from: string, to: string) => t`Served ${from}–${to}`,
} as const;

export const contentHistory = {
  title: t`History`,
  description: t`The last 50 versions. Restoring one replaces your draft; guests see it when you publish.`,
  loading: t`Loading the versions`,
  failed: {
    title: t`The versions could not be loaded`,
    description: t`Nothing is lost. Please try again in a moment.`,
  },
  empty: t`Nothing was published yet.`,
  caption: t`Published versions`,
  columns: { number: t`Version`, at: t`Published`, by: t`By`, note: t`Note`, actions: t`Actions` },
  none: '–',
  restore: (number: number) => t`Restore version ${number}`,
  restoreShort: t`Restore`,
  question: (number: number) => t`Restore version ${number}?`,
  consequence: t`Your draft will be as in this version. Items that it does not have are kept, but hidden. Newer photos stay at the end.`,
  restoring: t`Restoring...`,
  cancel: t`Cancel`,
  restored: (number: number) => ({
    title: t`Version Restored`,
    description: t`Your draft is as in version ${number}.`,
  }),
  notRestored: { title: t`Not Restored`, description: t`Your draft is as before. Please try again.` },
} as const;
