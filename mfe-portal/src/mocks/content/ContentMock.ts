import type { ContentDocument } from '@skal/contracts/content/appContent';
import type { BusinessInfoReply } from '@skal/contracts/content/businessInfo';
import type { ContentStatusReply, ContentVersionReply } from '@skal/contracts/content/contentVersion';
import {
  initialCategories,
  type MenuCategoryReply,
  type MenuItemReply,
  type MenuReply,
} from '@skal/contracts/content/menu';
import type { PhotoReply } from '@skal/contracts/content/photo';

let made = 0;
export const makeId = () => {
  made += 1;
  return `0198c0de-0000-7000-8005-${String(made).padStart(12, '0')}`;
};

export const PUBLISHED_AT = '2026-11-20T09:00:00.000Z';
export const PUBLISHER = 'Karen Lund';

/** Ids of the categories of a new menu. */
export const categoryIds = initialCategories.map((_, index) => `0198c0de-0000-7000-8006-00000000000${index}`);

/** Makes an item of the menu; defaults are those of one that guests see. */
export const makeItem = (change: Partial<MenuItemReply> = {}): MenuItemReply => ({
  ...{ id: makeId(), categoryId: categoryIds[0] ?? '', name: 'Barolo 2019', description: 'Nebbiolo, by the glass' },
  ...{ price: 12_550, allergens: ['sulphites'], availableFrom: null, availableTo: null },
  ...{ status: 'published', soldOut: false, photoId: null, version: 1 },
  ...change,
});

/** A menu with items in several categories, and changes that are not published. */
export const sampleItems = (): MenuItemReply[] => [
  makeItem(),
  makeItem({ name: 'Riesling 2022', description: 'Dry, by the glass', price: 9000 }),
  makeItem({
    name: 'Cava Brut',
    description: '',
    price: 38_000,
    soldOut: true,
    availableFrom: '17:00',
    availableTo: '01:00',
  }),
  makeItem({ categoryId: categoryIds[1] ?? '', name: 'Three oysters', allergens: ['molluscs'], price: 14_500 }),
  makeItem({ categoryId: categoryIds[2] ?? '', name: 'Fish of the day', status: 'draft', price: 24_500 }),
];

/** The content of one client, as the mocks hold it. */
export class ContentMock {
  readonly categories: MenuCategoryReply[] = initialCategories.map((name, index) => ({
    ...{ id: categoryIds[index] ?? '', name, version: 1 },
  }));
  items: MenuItemReply[];
  info: BusinessInfoReply = {
    ...{ name: 'Vinbar Lund', phone: '', email: '', address: '', website: '', description: '' },
    ...{ week: Array.from({ length: 7 }, () => []), exceptions: [], closedUntil: null, closedNote: '', version: 0 },
  };
  photos: PhotoReply[] = [];
  versions: ContentVersionReply[] = [];
  published = '';
  earlier: Map<string, number> | null = null;

  constructor(items: readonly MenuItemReply[], photos: readonly PhotoReply[] = []) {
    this.photos = photos.map((photo) => ({ ...photo }));
    this.items = items.map((item) => ({ ...item }));
  }

  get number(): number {
    return this.versions[0]?.number ?? 0;
  }

  menu(): MenuReply {
    const { categories, items, earlier } = this;
    return { categories, items, lastPriceChange: earlier && { at: PUBLISHED_AT, items: earlier.size } };
  }

  document(): ContentDocument {
    const items = this.items.filter(({ status }) => status === 'published');
    const categories = this.categories.filter(({ id }) => items.some(({ categoryId }) => categoryId === id));
    const { version, ...info } = this.info;
    return {
      events: [],
      photos: this.photos.map(({ id, alt, sizes }) => ({ id, alt, sizes })),
      info: version > 0 ? info : null,
      menu: {
        categories: categories.map(({ id, name }) => ({ id, name })),
        items: items.map(({ status, version: _, ...item }) => ({ ...item, currency: 'DKK' })),
      },
    };
  }

  status(): ContentStatusReply {
    const isSame = JSON.stringify(this.document()) === this.published;
    const names = this.items.filter(({ status }) => status === 'published').map(({ name }) => name);
    const changes = isSame ? [] : names;
    return {
      ...{ number: this.number, publishedAt: this.number > 0 ? PUBLISHED_AT : null },
      publishedBy: this.number > 0 ? PUBLISHER : null,
      changes: changes.length,
      firstChanges: changes.slice(0, 20).map((name) => ({ collection: 'menu.items', kind: 'changed', name })),
    };
  }

  publish(kind: ContentVersionReply['kind'], note: string): void {
    this.published = JSON.stringify(this.document());
    const version = { id: makeId(), number: this.number + 1, kind, note, publishedAt: PUBLISHED_AT };
    this.versions = [{ ...version, publishedBy: PUBLISHER }, ...this.versions];
  }
}
