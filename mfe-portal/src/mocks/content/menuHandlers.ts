import { menuCategory, menuItem } from '@skal/contracts/content/menuItem';
import { changePrice, menuPrice } from '@skal/contracts/content/menuPrice';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { type ContentMock, makeId, makeItem } from './ContentMock.ts';

const gone = (what: string) => errorResponse(404, `This ${what} no longer exists. Someone may have removed it.`);
const outdated = (what: string, current: object) =>
  errorResponse(409, `Someone else has changed this ${what} in the meantime.`, { code: 'outdated', current });

const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** Moves an entry of a list to an index. */
export function move<Entry extends { id: string }>(list: Entry[], entry: Entry, at: number): void {
  list.splice(list.indexOf(entry), 1);
  list.splice(at, 0, entry);
}

/** Mocks the categories of a menu. */
export const categoryHandlers = ({ categories, items }: ContentMock): RequestHandler[] => {
  const isTaken = (name: string, id?: string) =>
    categories.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase());
  const taken = (name: string) => {
    const error = `There is a category "${name}" already.`;
    return errorResponse(409, error, { fields: { name: error } });
  };
  return [
    mockEndpoint(menuCategory.add, ({ body: { name } }) => {
      if (isTaken(name)) return taken(name);
      const added = { id: makeId(), name, version: 1 };
      categories.push(added);
      return added;
    }),
    mockEndpoint(menuCategory.edit, ({ params, body: { version, name, position } }) => {
      const found = categories.find(({ id }) => id === params.id);
      if (!found) return gone('category');
      if (found.version !== version) return outdated('category', found);
      if (name && isTaken(name, found.id)) return taken(name);
      if (name) Object.assign(found, { name, version: version + 1 });
      if (position !== undefined) move(categories, found, position);
      return found;
    }),
    mockEndpoint(menuCategory.remove, ({ params }) => {
      const index = categories.findIndex(({ id }) => id === params.id);
      if (index < 0) return gone('category');
      const count = items.filter(({ categoryId }) => categoryId === params.id).length;
      if (count > 0) return errorResponse(409, `This category still has items (${count}).`);
      categories.splice(index, 1);
    }),
  ];
};

/** Mocks the items of a menu, and their prices. */
export const itemHandlers = (content: ContentMock): RequestHandler[] => {
  const find = (id: string) => content.items.find((item) => item.id === id);
  return [
    mockEndpoint(menuItem.add, ({ body: { availableFrom, availableTo, photoId, ...body } }) => {
      const times = { availableFrom: availableFrom || null, availableTo: availableTo || null };
      const added = makeItem({ ...body, ...times, photoId: photoId || null, soldOut: false });
      content.items.push(added);
      return added;
    }),
    mockEndpoint(
      menuItem.edit,
      ({ params, body: { version, position, availableFrom, availableTo, photoId, ...body } }) => {
        const found = find(params.id);
        if (!found) return gone('item');
        if (found.version !== version) return outdated('item', found);
        const change = present({
          ...body,
          availableFrom: availableFrom === undefined ? undefined : availableFrom || null,
          availableTo: availableTo === undefined ? undefined : availableTo || null,
          photoId: photoId === undefined ? undefined : photoId || null,
        });
        if (Object.keys(change).length > 0) Object.assign(found, { ...change, version: version + 1 });
        const siblings = content.items.filter(({ categoryId }) => categoryId === found.categoryId);
        if (position !== undefined) {
          const others = content.items.filter((item) => !siblings.includes(item));
          move(siblings, found, position);
          content.items.splice(0, content.items.length, ...siblings, ...others);
        }
        return found;
      },
    ),
    mockEndpoint(menuItem.remove, ({ params }) => {
      const found = find(params.id);
      if (!found) return gone('item');
      content.items.splice(content.items.indexOf(found), 1);
    }),
    mockEndpoint(menuItem.sellOut, ({ params, body: { soldOut } }) => {
      const found = find(params.id);
      if (!found) return gone('item');
      found.soldOut = soldOut;
      if (content.number > 0) content.publish('quick', `${found.name}: ${soldOut ? 'sold out' : 'available again'}`);
      return found;
    }),
    mockEndpoint(menuPrice.change, ({ body }) => {
      const chosen = body.items.map(({ id, version }) => ({ item: find(id), version }));
      if (chosen.some(({ item, version }) => item?.version !== version)) return outdated('menu', content.menu());
      content.earlier = new Map();
      for (const { item } of chosen) {
        if (!item) continue;
        content.earlier.set(item.id, item.price);
        Object.assign(item, { price: changePrice(item.price, body) ?? item.price, version: item.version + 1 });
      }
      return { changed: chosen.length, kept: 0 };
    }),
    mockEndpoint(menuPrice.undo, () => {
      const { earlier } = content;
      if (!earlier) return errorResponse(409, 'This price change can no longer be undone.');
      for (const item of content.items) {
        const price = earlier.get(item.id);
        if (price !== undefined) Object.assign(item, { price, version: item.version + 1 });
      }
      content.earlier = null;
      return { changed: earlier.size, kept: 0 };
    }),
  ];
};
