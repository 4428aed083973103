import type { Allergen, ItemStatus } from '@skal/contracts/content/menu';
import { importCopy } from '@skal/forms/content/importDialog.ts';
import { formatInteger } from '../../format/number.ts';

const items = (count: number) => (count === 1 ? '1 item' : `${formatInteger(count)} items`);

export const allergenNames: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soybeans: 'Soybeans',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
};

const statusNames: Readonly<Record<ItemStatus, string>> = { published: 'On the menu', draft: 'Hidden' };

/** Menu & Products of a live app. */
export const liveMenu = {
  loading: 'Loading your menu',
  failed: { title: 'Your menu could not be loaded', description: 'Nothing is lost. Please try again in a moment.' },
  categories: 'Categories',
  category: (name: string, count: number) => `${name} ${formatInteger(count)}`,
  empty: 'No items in this category yet. Add the first one, or import a spreadsheet.',
  add: 'Add Item',
  editCategories: 'Edit categories',
  prices: 'Change prices',
  import: 'Import CSV',
  export: 'Export CSV',
  caption: (category: string) => `Items in ${category}`,
  columns: {
    name: 'Item',
    price: 'Price',
    times: 'Available',
    status: 'Status',
    soldOut: 'Tonight',
    actions: 'Actions',
  },
  statusNames,
  always: 'Always',
  times: (from: string, to: string) => `${from}–${to}`,
  soldOut: 'Sold out',
  soldOutOf: (name: string) => `Sold out: ${name}`,
  soldOutFailed: { title: 'Not changed', description: 'Your guests still see it as before. Please try again.' },
  editShort: 'Edit',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  moveFailed: { title: 'Not moved', description: 'The order is as before. Please try again.' },
  notLoaded: 'The form could not be loaded. Please try again in a moment.',
} as const;

export const itemRemoval = {
  title: (name: string) => `Delete ${name}?`,
  text: 'It leaves the draft now, and your guests’ app when you publish.',
  confirm: 'Delete',
  deleting: 'Deleting...',
  cancel: 'Keep',
  failed: { title: 'Not deleted', description: 'The item is still there. Please try again.' },
} as const;

export const itemForm = {
  addTitle: 'Add Item',
  editTitle: (name: string) => `Edit ${name}`,
  description: 'Guests see changes after you publish.',
  name: 'Name',
  category: 'Category',
  about: 'Description',
  price: 'Price in DKK',
  priceExample: '125,50',
  allergens: 'Allergens',
  allergensHint: 'The 14 that must be declared in the EU.',
  from: 'Available from',
  to: 'Available until',
  timesHint: 'Leave both empty if it is always available. A time after midnight is fine.',
  status: 'Status',
  save: 'Save to draft',
  saving: 'Saving...',
  cancel: 'Cancel',
  added: 'Item Added',
  saved: 'Item Saved',
  savedText: (name: string) => `${name} is in the draft.`,
  failed: 'Not Saved',
  failedReason: 'The item could not be saved. Your input is still here. Please try again.',
  conflict: {
    title: 'Someone else has changed this item',
    changes: (fields: readonly string[]) =>
      fields.length > 0 ? `They changed: ${fields.join(', ')}.` : 'Their version has the same values.',
    apply: 'Keep my changes',
    discard: 'Take theirs',
  },
} as const;

export const categoryForm = {
  title: 'Edit categories',
  description: 'Only an empty category can be removed.',
  list: 'Categories',
  name: (name: string) => `Name of ${name}`,
  newName: 'New category',
  add: 'Add category',
  adding: 'Adding...',
  save: (name: string) => `Save ${name}`,
  remove: (name: string) => `Remove ${name}`,
  close: 'Close',
  failed: 'Not Saved',
  failedReason: 'The category is as before. Please try again.',
} as const;

export const priceForm = {
  title: 'Change prices',
  description: 'Choose items, and check the new prices before you apply them.',
  kind: 'Change by',
  kinds: [
    { value: 'percent', label: 'Percent' },
    { value: 'amount', label: 'DKK per item' },
  ],
  value: 'Change',
  valueExample: '5 or -2,5',
  roundTo: 'Round to',
  steps: [
    { value: '1', label: 'Nothing' },
    { value: '50', label: '0.50 DKK' },
    { value: '100', label: 'Whole kroner' },
  ],
  preview: 'New prices',
  columns: { item: 'Item', now: 'Now', newPrice: 'New price' },
  impossible: 'Not possible',
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  apply: 'Apply',
  applyCount: (count: number) => `Apply to ${items(count)}`,
  applying: 'Applying...',
  cancel: 'Cancel',
  none: 'Please choose at least one item.',
  done: 'Prices Changed',
  doneText: (count: number) => `${items(count)} changed in the draft.`,
  failed: 'Not Changed',
  failedReason: 'No price has been changed. Please try again.',
  undone: 'Prices Restored',
  undo: 'Undo',
  undoing: 'Undoing...',
  last: (count: number) => `You changed the price of ${items(count)}.`,
  undoneText: (changed: number, kept: number) =>
    `${items(changed)} restored.${kept > 0 ? ` ${items(kept)} stayed, because the price was changed again.` : ''}`,
  undoFailed: { title: 'Not undone', description: 'The prices are as before. Please try again.' },
} as const;

export const menuImportForm = {
  ...importCopy,
  title: 'Import CSV',
  description:
    'Paste rows or choose a file. The first line has the column names: category, name, price, and optionally id, description, allergens, from, to, status. A row with an id changes that item.',
  textHint: 'At most 300 rows. Prices may be written as 125,50 or 125.50.',
  import: (count: number) => `Import ${items(count)}`,
  columns: { item: 'Item', price: 'Price' },
  actions: { add: 'Will be added', change: 'Will be changed', keep: 'Already the same' },
  done: 'Menu Imported',
  doneText: (added: number, changed: number) =>
    `${items(added)} added, ${formatInteger(changed)} changed, in the draft.`,
} as const;
