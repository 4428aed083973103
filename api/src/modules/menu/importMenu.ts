import { ITEMS_MAX } from '@skal/contracts/content/menu';
import {
  MENU_ROWS_MAX,
  type MenuColumn,
  type MenuImportPreviewReply,
  type MenuImportReply,
  type MenuImportRowReply,
  menuColumnNames,
  menuColumns,
} from '@skal/contracts/content/menuImport';
import { type AddItemBody, addItemSchema } from '@skal/contracts/content/menuItem';
import { parseAmount } from '@skal/contracts/fields/amount';
import { foldForSearch } from '@skal/contracts/fields/fold';
import { validateBody } from '@skal/contracts/http/validate';
import type { Locale } from '@skal/contracts/site/locale';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { insertMany } from '../../db/rows/insert.ts';
import { sentence, type Text, textFor } from '../../language/text.ts';
import { type CsvFormat, type CsvRow, parseCsv } from '../../server/csv/parseCsv.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { idempotencyColumns } from '../../server/http/idempotency.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { ensureContent, lockContent } from '../contentVersion/lockContent.ts';
import { itemColumns, menuFull } from './items.ts';
import type { MenuCategory } from './MenuCategory.entity.ts';
import { type MenuItem, MenuItemEntity } from './MenuItem.entity.ts';
import { findCategories, findItems } from './menu.query.ts';

const FORMAT: CsvFormat<MenuColumn> = {
  columns: menuColumns,
  otherNames: Object.values(menuColumnNames),
  optional: ['id', 'description', 'allergens', 'from', 'to', 'status'],
  rowsMax: MENU_ROWS_MAX,
};

const ITEM_MESSAGE = /*i18n*/ 'This id is not an item of your menu. Leave it empty to add the item.';

/** The menu that a file changes. */
interface Menu {
  readonly categories: readonly MenuCategory[];
  readonly items: ReadonlyMap<string, MenuItem>;
}

/** A row with what it writes: columns of a new or known item. */
interface PlannedRow {
  readonly reply: Omit<MenuImportRowReply, 'error'> & { readonly error: Text | null };
  readonly known: MenuItem | undefined;
  readonly body: AddItemBody | null;
}

/** Removes the apostrophe with which exports make formulas harmless. */
const cleanCell = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** Reads the times of spreadsheets: `9:00` and `09.00` are `09:00`. */
const readTime = (cell: string): string =>
  cell.replace(
    /^(\d{1,2})[:.](\d\d)(?::00)?$/,
    (_, hours: string, minutes: string) => `${hours.padStart(2, '0')}:${minutes}`,
  );

const readCategory = ({ categories }: Menu, cell: string) => {
  const found = categories.find(({ name }) => foldForSearch(name) === foldForSearch(cell));
  const names = categories.map(({ name }) => name).join(', ');
  return {
    found,
    error: found
      ? null
      : sentence(/*i18n*/ 'There is no category "{name}". Use one of these: {names}', { name: cell, names }),
  };
};

/** The price of a cell, or why it cannot be read; an amount of zero or less has no price. */
const readPrice = (cell: string) => {
  const amount = parseAmount(cell.replace(/\s*(?:kr\.?|dkk)\s*$/i, ''));
  if (!amount.ok) return { price: null, error: amount.error };
  return amount.hundredths > 0
    ? { price: amount.hundredths, error: null }
    : { price: null, error: /*i18n*/ 'The price must be above zero' };
};

/** Fields of a known item that a file leaves out. */
const fieldsOf = (item: MenuItem | undefined) => ({
  description: item?.description ?? '',
  allergens: item?.allergens ?? '',
  from: item?.availableFrom ?? '',
  to: item?.availableTo ?? '',
  status: item?.status ?? 'draft',
});

const isSame = (item: MenuItem, columns: object): boolean =>
  Object.entries(columns).every(([name, value]) => String(item[name as keyof MenuItem]) === String(value));

function planRow({ line, error, cells: raw }: CsvRow<MenuColumn>, menu: Menu, seen: Set<string>): PlannedRow {
  const cells = Object.fromEntries(Object.entries(raw).map(([name, cell]) => [name, cleanCell(cell)])) as typeof raw;
  const { id = '', name = '' } = cells;
  const known = menu.items.get(id.toLowerCase());
  const kept = fieldsOf(known);
  const category = readCategory(menu, cells.category ?? '');
  const { price, error: priceError } = readPrice(cells.price ?? '');
  const words = (cells.allergens ?? kept.allergens).split(/[,/]/).map((word) => word.trim().toLowerCase());
  const checked = validateBody(addItemSchema, {
    // A placeholder: the category's own error message is more precise. So is that of the price.
    categoryId: category.found?.id ?? newId(),
    ...{ name, price: price ?? 1, description: cells.description ?? kept.description },
    allergens: words.filter((word) => word !== ''),
    ...{ availableFrom: readTime(cells.from ?? kept.from), availableTo: readTime(cells.to ?? kept.to) },
    status: (cells.status || kept.status).toLowerCase(),
  });
  const isRepeated = id !== '' && seen.has(id);
  seen.add(id);
  const faults = [
    error,
    id !== '' && !known ? ITEM_MESSAGE : null,
    isRepeated ? /*i18n*/ 'This id appears twice in the file' : null,
    ...[category.error, priceError, checked.ok ? null : checked.error],
  ];
  const fault = faults.find((each) => each !== null) ?? null;
  const body = fault === null && checked.ok ? checked.body : null;
  const isKept = known && body && isSame(known, { ...itemColumns(body), categoryId: body.categoryId });
  const action = body === null ? null : known ? (isKept ? 'keep' : 'change') : 'add';
  return { reply: { line, error: fault, action, name, category: cells.category ?? '', price }, known, body };
}

/** Parses a file and plans each row against the menu; the error of the file as a whole comes without rows. */
async function planImport(
  manager: EntityManager,
  businessId: string,
  text: string,
): Promise<{ error: Text | null; rows: PlannedRow[]; items: readonly MenuItem[] }> {
  const csv = parseCsv(text, FORMAT);
  if (!csv.ok) return { error: csv.error, rows: [], items: [] };
  const items = await findItems(manager, businessId);
  const categories = await findCategories(manager, businessId);
  const menu: Menu = { categories, items: new Map(items.map((item) => [item.id, item])) };
  const seen = new Set<string>();
  return { error: null, rows: csv.rows.map((row) => planRow(row, menu, seen)), items };
}

/** Parses a file of items and previews each row. Stores nothing. */
export async function previewMenuImport(
  db: Database,
  businessId: string,
  text: string,
  locale: Locale,
): Promise<MenuImportPreviewReply> {
  await ensureContent(db, businessId);
  const { error, rows } = await db.read((manager) => planImport(manager, businessId, text));
  return {
    error: error && textFor(locale, error),
    rows: rows.map(({ reply }) => ({ ...reply, error: reply.error && textFor(locale, reply.error) })),
  };
}

/**
 * Stores every row of a file, or none. New items come at the end of their category. A repeated request with the same
 * Idempotency-Key adds nothing again.
 * @throws HttpError 400 with the first invalid row, 409 if the menu would have too many items
 */
export function commitMenuImport(
  db: Database,
  businessId: string,
  text: string,
  { actor, key }: { actor: Actor; key: string | undefined },
): Promise<MenuImportReply> {
  const request = idempotencyColumns(text, key, businessId);
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, businessId);
    const { error, rows, items } = await planImport(manager, businessId, text);
    if (error !== null) throw invalidFields({ text: error });
    const invalid = rows.find(({ body }) => body === null)?.reply;
    if (invalid)
      throw invalidFields({
        text: sentence(/*i18n*/ 'Nothing was imported. Line {line}: {error}', {
          line: invalid.line,
          error: invalid.error ?? '',
        }),
      });
    let position = Math.max(-1, ...items.map((item) => item.position));
    const added: MenuItem[] = [];
    let changed = 0;
    for (const { reply, known, body } of rows) {
      if (body === null || reply.action === 'keep') continue;
      const columns = { ...itemColumns(body), categoryId: body.categoryId };
      position += 1;
      const isMoved = known?.categoryId !== body.categoryId;
      if (known) {
        changed += 1;
        const change = { ...columns, version: known.version + 1, ...(isMoved && { position }) };
        await manager.update(MenuItemEntity, { id: known.id }, change);
      } else {
        const repeatable = added.length === 0 ? request : { requestKey: null, requestHash: null };
        added.push({
          ...columns,
          ...{ id: newId(), businessId, soldOut: 0, version: 1, position, photoId: null },
          ...repeatable,
        });
      }
    }
    if (items.length + added.length > ITEMS_MAX) throw menuFull();
    const { requestKey } = request;
    const isRepeated = requestKey !== null && (await manager.existsBy(MenuItemEntity, { requestKey }));
    if (isRepeated) return { added: added.length, changed };
    await insertMany(manager, MenuItemEntity, added);
    const after = { added: added.length, changed };
    await recordAuditEvent(manager, actor, { action: 'menu.imported', client, after });
    return after;
  });
}
