import { businessInfo } from '@skal/contracts/content/businessInfo';
import { contentHistory, contentVersion } from '@skal/contracts/content/contentVersion';
import { type MenuItemReply, menu } from '@skal/contracts/content/menu';
import { menuImport } from '@skal/contracts/content/menuImport';
import type { PhotoReply } from '@skal/contracts/content/photo';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { HttpResponse, type RequestHandler } from 'msw';
import { ContentMock, makeItem, PUBLISHER } from './ContentMock.ts';
import { categoryHandlers, itemHandlers } from './menuHandlers.ts';
import { photoHandlers } from './photos.ts';

/** The cells of CSV rows with category, name and price; enough for the page and the tests. */
const readRows = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((row, index) => {
      const [category = '', name = '', price = ''] = row.split(';').map((cell) => cell.replaceAll('"', ''));
      return { line: index + 2, category, name, price: Math.round(Number(price.replace(',', '.')) * 100) };
    });

const importHandlers = (content: ContentMock): RequestHandler[] => {
  const check = (text: string) =>
    readRows(text).map((row) => {
      const known = content.categories.find(({ name }) => name === row.category);
      const error = known ? null : `There is no category "${row.category}".`;
      return { reply: { ...row, error, action: known ? ('add' as const) : null }, categoryId: known?.id ?? '' };
    });
  return [
    mockEndpoint(menuImport.preview, ({ body: { text } }) => ({
      ...{ error: null, rows: check(text).map(({ reply }) => reply) },
    })),
    mockEndpoint(menuImport.commit, ({ body: { text } }) => {
      const rows = check(text);
      const wrong = rows.find(({ reply }) => reply.error !== null)?.reply;
      const error = `Nothing was imported. Line ${wrong?.line}: ${wrong?.error}`;
      if (wrong) return errorResponse(400, error, { fields: { text: error } });
      for (const { reply, categoryId } of rows) {
        content.items.push(
          makeItem({ categoryId, name: reply.name, price: reply.price, status: 'draft', allergens: [] }),
        );
      }
      return { added: rows.length, changed: 0 };
    }),
    mockEndpoint(
      menu.export,
      () => new HttpResponse('category;name;price\r\n', { headers: { 'Content-Type': 'text/csv' } }),
    ),
  ];
};

const versionHandlers = (content: ContentMock): RequestHandler[] => [
  mockEndpoint(contentVersion.status, () => content.status()),
  mockEndpoint(contentVersion.preview, () => ({ content: content.document() })),
  mockEndpoint(contentVersion.publish, ({ body: { number, note } }) => {
    if (number !== content.number) {
      const message = `${PUBLISHER} has published version ${content.number} in the meantime.`;
      return errorResponse(409, message, { code: 'outdated', current: content.status() });
    }
    content.publish('publish', note);
    return content.status();
  }),
  mockEndpoint(contentHistory.list, () => content.versions),
  mockEndpoint(contentHistory.restore, ({ params }) =>
    content.versions.some(({ id }) => id === params.id)
      ? content.status()
      : errorResponse(404, 'This version was not found.'),
  ),
];

const infoHandlers = (content: ContentMock): RequestHandler[] => [
  mockEndpoint(businessInfo.read, () => content.info),
  mockEndpoint(businessInfo.save, ({ body: { version, closedUntil, ...info } }) => {
    if (version !== content.info.version) {
      const message = 'Someone else has changed the business info in the meantime.';
      return errorResponse(409, message, { code: 'outdated', current: content.info });
    }
    content.info = { ...info, closedUntil: closedUntil || null, version: version + 1 };
    return content.info;
  }),
];

/** Mocks the content of a client's app: the draft of its menu, and its published versions. */
export function contentManagementHandlers(
  items: readonly MenuItemReply[] = [],
  {
    versions = 0,
    pricesChanged = false,
    photos = [],
  }: { versions?: number; pricesChanged?: boolean; photos?: readonly PhotoReply[] } = {},
): RequestHandler[] {
  const content = new ContentMock(items, photos);
  if (pricesChanged) content.earlier = new Map(content.items.slice(0, 2).map(({ id, price }) => [id, price - 500]));
  for (let number = 0; number < versions; number += 1) content.publish('publish', '');
  if (versions > 0) content.published = '';
  return [
    mockEndpoint(menu.read, () => content.menu()),
    ...categoryHandlers(content),
    ...itemHandlers(content),
    ...importHandlers(content),
    ...versionHandlers(content),
    ...infoHandlers(content),
    ...photoHandlers(content.photos),
  ];
}
