import { getReply, replyId } from './replyIds.ts';
import type { EarlierReplies, Step } from './step.ts';

const category = replyId('menuCategory.add');
const item = replyId('menuItem.add');
const bisque = { name: 'Bisque', price: 12_550, allergens: ['crustaceans'], status: 'published' };
const inCategory = (answers: EarlierReplies) => ({ ...bisque, categoryId: category(answers).id });
const ofVersion = (version: number) => (answers: EarlierReplies) => ({
  ...{ kind: 'percent', value: 1000, roundTo: 100 },
  items: [{ id: item(answers).id, version }],
});
const lastChange = (answers: EarlierReplies) => ({
  at: (getReply(answers, 'menu.read').lastPriceChange as { at: string }).at,
});
const info = { name: 'Vinbaren', week: [[], [], [{ from: '16:00', to: '23:00' }], [], [], [], []] };
const csv = 'category;name;price\nSoup;Broth;"85,00"';

/** Calls of a client about the content of the app. */
export const contentSteps: readonly Omit<Step, 'by'>[] = [
  { call: 'menuCategory.add', send: { name: 'Soups' }, expected: '201' },
  { call: 'menuCategory.add', send: { name: 'SOUPS' }, expected: '409 name' },
  { call: 'menuCategory.add', send: { name: '' }, expected: '400 name' },
  { call: 'menuCategory.edit', params: category, send: { version: 1, name: 'Soup', position: 0 }, expected: '200' },
  { call: 'menuCategory.edit', params: category, send: { version: 1, name: 'Broths' }, expected: '409 outdated' },
  { call: 'menuCategory.edit', send: { version: 1, name: 'Soup' }, expected: '404' },
  { call: 'menuItem.add', sendFrom: inCategory, expected: '201' },
  { call: 'menuItem.add', send: { price: 0 }, expected: '400 categoryId name price' },
  { call: 'menuItem.edit', params: item, send: { version: 1, description: 'Of lobster' }, expected: '200' },
  { call: 'menuItem.edit', params: item, send: { version: 1, description: 'Of crab' }, expected: '409 outdated' },
  { call: 'menuItem.edit', send: { version: 1, name: 'Bisque' }, expected: '404' },
  { call: 'menuItem.edit', params: item, send: { version: 2, availableFrom: '11:00' }, expected: '400 availableTo' },
  { call: 'contentVersion.publish', send: { number: 7 }, expected: '409 outdated' },
  { call: 'contentVersion.publish', send: { number: 0 }, expected: '200' },
  { call: 'menuItem.sellOut', params: item, send: { soldOut: true }, expected: '200' },
  { call: 'menuItem.sellOut', send: { soldOut: true }, expected: '404' },
  { call: 'menuPrice.change', sendFrom: ofVersion(1), expected: '409 outdated' },
  { call: 'menuPrice.change', sendFrom: ofVersion(2), expected: '200' },
  { call: 'menuPrice.change', send: {}, expected: '400 items kind value' },
  { call: 'menu.read', expected: '200' },
  { call: 'menuPrice.undo', sendFrom: lastChange, expected: '200' },
  { call: 'menuPrice.undo', sendFrom: lastChange, expected: '409' },
  { call: 'menuPrice.undo', send: {}, expected: '400 at' },
  { call: 'menuImport.preview', send: { text: csv }, expected: '200' },
  { call: 'menuImport.commit', send: { text: csv }, expected: '201' },
  { call: 'menuImport.commit', send: { text: csv.replace('Soup', 'Broths') }, expected: '400 text' },
  { call: 'contentHistory.list', expected: '200' },
  {
    call: 'contentHistory.restore',
    params: (answers) => ({
      id: String((getReply(answers, 'contentHistory.list') as unknown as { id: string }[])[0]?.id),
    }),
    expected: '200',
  },
  { call: 'contentHistory.restore', expected: '404' },
  { call: 'menuCategory.remove', params: category, expected: '409' },
  { call: 'businessInfo.save', send: { ...info, version: 0 }, expected: '200' },
  { call: 'businessInfo.save', send: { ...info, version: 0 }, expected: '409 outdated' },
  { call: 'businessInfo.save', send: { ...info, name: '', version: 1 }, expected: '400 name' },
  { call: 'photo.add', send: { name: 'terrace.jpg' }, expected: '201' },
  { call: 'photo.add', send: { name: '' }, expected: '400 name' },
  { call: 'photo.edit', send: { version: 1, alt: 'The terrace' }, expected: '404' },
  { call: 'photo.edit', send: { alt: 'The terrace' }, expected: '400 version' },
  { call: 'photo.remove', expected: '404' },
  { call: 'photoList.read', expected: '200' },
  { call: 'menuItem.remove', params: item, expected: '204' },
  { call: 'menuItem.remove', params: item, expected: '404' },
];
