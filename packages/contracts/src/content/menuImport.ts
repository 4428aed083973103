import { importSchema } from '../finance/ledgerImport.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { Locale } from '../site/locale.ts';

/** Columns of a menu as CSV, in any order. A row with an id changes that item; one without adds an item. */
export const menuColumns = [
  'id',
  'category',
  'name',
  'description',
  'price',
  'allergens',
  'from',
  'to',
  'status',
] as const;
export type MenuColumn = (typeof menuColumns)[number];

/** Names of the columns in each language. An export has those of the page; an import accepts all. */
export const menuColumnNames: Readonly<Partial<Record<Locale, Readonly<Record<MenuColumn, string>>>>> = {
  en: {
    ...{ id: 'id', category: 'category', name: 'name', description: 'description', price: 'price' },
    ...{ allergens: 'allergens', from: 'from', to: 'to', status: 'status' },
  },
  da: {
    ...{ id: 'id', category: 'kategori', name: 'navn', description: 'beskrivelse', price: 'pris' },
    ...{ allergens: 'allergener', from: 'fra', to: 'til', status: 'status' },
  },
};

/** Maximum number of rows per file. */
export const MENU_ROWS_MAX = 300;

/** Result of one row: what it does, or its error. */
export interface MenuImportRowReply {
  /** Line number in the file where the row begins. */
  line: number;
  error: string | null;
  /** Whether it adds an item, changes one, or leaves it as it is; null with an error. */
  action: 'add' | 'change' | 'keep' | null;
  /** As read; empty if missing. */
  name: string;
  category: string;
  /** In øre; null if it could not be read. */
  price: number | null;
}

export interface MenuImportPreviewReply {
  /** Error of the file as a whole. */
  error: string | null;
  rows: MenuImportRowReply[];
}

export interface MenuImportReply {
  added: number;
  changed: number;
}

/** CSV import of a menu: a preview row by row, then all rows or none. */
export const menuImport = withPermission(['Inventory'], {
  preview: endpoint.post('/api/menu/import/preview', 'client', importSchema, reply<MenuImportPreviewReply>()),
  commit: endpoint.post(
    '/api/menu/import',
    'client',
    importSchema,
    reply<MenuImportReply>(201, { errorStatuses: [409] }),
  ),
});
