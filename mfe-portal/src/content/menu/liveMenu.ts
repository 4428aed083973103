import { plural, t } from '@lingui/core/macro';
import type { Allergen, ItemStatus } from '@skal/contracts/content/menu';
import { importCopy } from '@skal/forms/content/importDialog.ts';
import { formatInteger } from '../../format/number.ts';

export const allergenNames: Readonly<Record<Allergen, string>> = {
  gluten: t`Gluten`,
  crustaceans: t`Crustaceans`,
  eggs: t`Eggs`,
  fish: t`Fish`,
  peanuts: t`Peanuts`,
  soybeans: t`Soybeans`,
  milk: t`Milk`,
  nuts: t`Nuts`,
  celery: t`Celery`,
  mustard: t`Mustard`,
  sesame: t`Sesame`,
  sulphites: t`Sulphites`,
  lupin: t`Lupin`,
  molluscs: t`Molluscs`,
};

const statusNames: Readonly<Record<ItemStatus, string>> = { published: t`On the menu`, draft: t`Hidden` };

/** Menu & Products of a live app. */
export const liveMenu = {
  loading: t`Loading your menu`,
  failed: { title: t`Your menu could not be loaded`, description: t`Nothing is lost. Please try again in a moment.` },
  categories: t`Categories`,
  category: (name: string, count: number) => `${name} ${formatInteger(count)}`,
  empty: t`No items in this category yet. Add the first one, or import a spreadsheet.`,
  add: t`Add Item`,
  editCategories: t`Edit categories`,
  prices: t`Change prices`,
  import: t`Import CSV`,
  export: t`Export CSV`,
  caption: (category: string) => t`Items in ${category}`,
  columns: {
    name: t({ message: 'Item', context: 'menu' }),
    price: t`Price`,
    times: t`Available`,
    status: t`Status`,
    soldOut: t`Tonight`,
    actions: t`Actions`,
  },
  statusNames,
  always: t`Always`,
  times: (from: string, to: string) => `${from}–${to}`,
  soldOut: t`Sold out`,
  soldOutOf: (name: string) => t`Sold out: ${name}`,
  soldOutFailed: { title: t`Not changed`, description: t`Your guests still see it as before. Please try again.` },
  editShort: t`Edit`,
  edit: (name: string) => t`Edit ${name}`,
  remove: (name: string) => t`Delete ${name}`,
  moveFailed: { title: t`Not moved`, description: t`The order is as before. Please try again.` },
  notLoaded: t`The form could not be loaded. Please try again in a moment.`,
} as const;

export const itemRemoval = {
  title: (name: string) => t`Delete ${name}?`,
  text: t`It leaves the draft now, and your guests’ app when you publish.`,
  confirm: t`Delete`,
  deleting: t`Deleting...`,
  cancel: t`Keep`,
  failed: { title: t`Not deleted`, description: t`The item is still there. Please try again.` },
} as const;

export const itemForm = {
  addTitle: t`Add Item`,
  editTitle: (name: string) => t`Edit ${name}`,
  description: t`Guests see changes after you publish.`,
  name: t`Name`,
  category: t`Category`,
  about: t`Description`,
  price: t`Price in DKK`,
  priceExample: '125,50',
  allergens: t`Allergens`,
  allergensHint: t`The 14 that must be declared in the EU.`,
  from: t`Available from`,
  to: t`Available until`,
  timesHint: t`Leave both empty if it is always available. A time after midnight is fine.`,
  status: t`Status`,
  save: t`Save to draft`,
  saving: t`Saving...`,
  cancel: t`Cancel`,
  added: t`Item Added`,
  saved: t`Item Saved`,
  savedText: (name: string) => t`${name} is in the draft.`,
  failed: t`Not Saved`,
  failedReason: t`The item could not be saved. Your input is still here. Please try again.`,
  conflict: {
    title: t`Someone else has changed this item`,
    changes: (fields: readonly string[]) =>
      fields.length > 0 ? t`They changed: ${fields.join(', ')}.` : t`Their version has the same values.`,
    apply: t`Keep my changes`,
    discard: t`Take theirs`,
  },
} as const;

export const categoryForm = {
  title: t`Edit categories`,
  description: t`Only an empty category can be removed.`,
  list: t`Categories`,
  name: (name: string) => t`Name of ${name}`,
  newName: t`New category`,
  add: t`Add category`,
  adding: t`Adding...`,
  save: (name: string) => t`Save ${name}`,
  remove: (name: string) => t`Remove ${name}`,
  close: t`Close`,
  failed: t`Not Saved`,
  failedReason: t`The category is as before. Please try again.`,
} as const;

const stayed = (count: number) =>
  plural(count, {
    one: '# item stayed, because the price was changed again.',
    other: '# items stayed, because the price was changed again.',
  });

export const priceForm = {
  title: t`Change prices`,
  description: t`Choose items, and check the new prices before you apply them.`,
  kind: t`Change by`,
  kinds: [
    { value: 'percent', label: t`Percent` },
    { value: 'amount', label: t`DKK per item` },
  ],
  value: t`Change`,
  valueExample: t`5 or -2,5`,
  roundTo: t`Round to`,
  steps: [
    { value: '1', label: t`Nothing` },
    { value: '50', label: t`0.50 DKK` },
    { value: '100', label: t`Whole kroner` },
  ],
  preview: t`New prices`,
  columns: { item: t({ message: 'Item', context: 'menu' }), now: t`Now`, newPrice: t`New price` },
  impossible: t`Not possible`,
  chooseAll: t`Choose all`,
  chooseNone: t`Choose none`,
  apply: t`Apply`,
  applyCount: (count: number) => plural(count, { one: 'Apply to # item', other: 'Apply to # items' }),
  applying: t`Applying...`,
  cancel: t`Cancel`,
  none: t`Please choose at least one item.`,
  done: t`Prices Changed`,
  doneText: (count: number) =>
    plural(count, { one: '# item changed in the draft.', other: '# items changed in the draft.' }),
  failed: t`Not Changed`,
  failedReason: t`No price has been changed. Please try again.`,
  undone: t`Prices Restored`,
  undo: t`Undo`,
  undoing: t`Undoing...`,
  last: (count: number) =>
    plural(count, { one: 'You changed the price of # item.', other: 'You changed the price of # items.' }),
  undoneText: (changed: number, kept: number) =>
    [
      plural(changed, { one: '# item restored.', other: '# items restored.' }),
      ...(kept > 0 ? [stayed(kept)] : []),
    ].join(' '),
  undoFailed: { title: t`Not undone`, description: t`The prices are as before. Please try again.` },
} as const;

export const menuImportForm = {
  ...importCopy,
  title: t`Import CSV`,
  description: t`Paste rows or choose a file. The first line has the column names: category, name, price, and optionally id, description, allergens, from, to, status. A row with an id changes that item.`,
  textHint: t`At most 300 rows. Prices may be written as 125,50 or 125.50.`,
  import: (count: number) => plural(count, { one: 'Import # item', other: 'Import # items' }),
  columns: { item: t({ message: 'Item', context: 'menu' }), price: t`Price` },
  actions: { add: t`Will be added`, change: t`Will be changed`, keep: t`Already the same` },
  done: t`Menu Imported`,
  doneText: (added: number, changed: number) =>
    t`${plural(added, { one: '# item added', other: '# items added' })}, ${plural(changed, { one: '# changed', other: '# changed' })}, in the draft.`,
} as const;
