import { menuColumnNames, menuColumns } from '@skal/contracts/content/menuImport';
import type { Locale } from '@skal/contracts/site/locale';
import type { Database } from '../../db/database.ts';
import { streamCsv } from '../../server/streaming/csv.ts';
import { ensureContent } from '../contentVersion/lockContent.ts';
import type { MenuItem } from './MenuItem.entity.ts';
import { findCategories, findItems } from './menu.query.ts';

interface ExportedItem {
  item: MenuItem;
  category: string;
}

/** Writes a price for Danish spreadsheets: `125,50`. */
const formatPrice = (price: number): string => (price / 100).toFixed(2).replace('.', ',');

const READERS: Readonly<Record<(typeof menuColumns)[number], (row: ExportedItem) => string>> = {
  id: ({ item }) => item.id,
  category: ({ category }) => category,
  name: ({ item }) => item.name,
  description: ({ item }) => item.description,
  price: ({ item }) => formatPrice(Number(item.price)),
  allergens: ({ item }) => item.allergens.replaceAll(',', ', '),
  from: ({ item }) => item.availableFrom ?? '',
  to: ({ item }) => item.availableTo ?? '',
  status: ({ item }) => item.status,
};

async function* readRows(db: Database, businessId: string): AsyncGenerator<ExportedItem[]> {
  await ensureContent(db, businessId);
  const [categories, items] = await db.read(async (manager) => [
    await findCategories(manager, businessId),
    await findItems(manager, businessId),
  ]);
  for (const { id, name } of categories)
    yield items.filter(({ categoryId }) => categoryId === id).map((item) => ({ item, category: name }));
}

/** Streams a menu as CSV, with column names in a language; the import reads the same columns. */
export const exportMenu = (db: Database, businessId: string, locale: Locale): AsyncGenerator<string> =>
  streamCsv(
    menuColumns.map((name) => [menuColumnNames[locale]?.[name] ?? name, READERS[name]] as const),
    readRows(db, businessId),
  );
