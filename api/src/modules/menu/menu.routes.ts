import { menu } from '@skal/contracts/content/menu';
import { menuImport } from '@skal/contracts/content/menuImport';
import { menuCategory, menuItem } from '@skal/contracts/content/menuItem';
import { menuPrice } from '@skal/contracts/content/menuPrice';
import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { FileStream } from '../../server/streaming/stream.ts';
import { ensureContent } from '../contentVersion/lockContent.ts';
import { addCategory, editCategory, removeCategory } from './categories.ts';
import { exportMenu } from './exportMenu.ts';
import { commitMenuImport, previewMenuImport } from './importMenu.ts';
import { addItem, editItem, removeItem } from './items.ts';
import { presentCategory, presentItem } from './menu.present.ts';
import { changePrices, undoPriceChange } from './prices.ts';
import { readMenu } from './readMenu.ts';
import { sellOut } from './sellOut.ts';

/** A row of the caller's business, by the id in the path. */
const refOf = ({ business, params }: { business: { id: string }; params: { id: string } }) => ({
  businessId: business.id,
  id: params.id,
});

const categoryRoutes = ({ db }: Dependencies): Route[] => [
  route(menuCategory.add, {
    run: async (call) => presentCategory(await addCategory(db, call.business.id, call.body.name, call)),
  }),
  route(menuCategory.edit, {
    run: async (call) => presentCategory(await editCategory(db, refOf(call), call.body, call)),
  }),
  route(menuCategory.remove, { run: (call) => removeCategory(db, refOf(call), call) }),
];

const itemRoutes = ({ db }: Dependencies): Route[] => [
  route(menuItem.add, {
    async run(call) {
      const repeatable = { actor: call, key: call.header('Idempotency-Key') };
      return presentItem(await addItem(db, call.business.id, call.body, repeatable));
    },
  }),
  route(menuItem.edit, { run: async (call) => presentItem(await editItem(db, refOf(call), call.body, call)) }),
  route(menuItem.remove, { run: (call) => removeItem(db, refOf(call), call) }),
  route(menuItem.sellOut, {
    run: async (call) => presentItem(await sellOut(db, refOf(call), call.body.soldOut, call)),
  }),
  route(menuPrice.change, { run: (call) => changePrices(db, call.business.id, call.body, call) }),
  route(menuPrice.undo, { run: (call) => undoPriceChange(db, call.business.id, call.body.at, call) }),
];

/** Routes of a client's menu. */
export const menuRoutes = (deps: Dependencies): Route[] => [
  route(menu.read, {
    async run({ business }) {
      await ensureContent(deps.db, business.id);
      return deps.db.read((manager) => readMenu(manager, business.id));
    },
  }),
  route(menu.export, {
    run: ({ business, query: { language } }) =>
      new FileStream({
        ...{ name: 'menu.csv', type: 'text/csv; charset=utf-8' },
        parts: exportMenu(deps.db, business.id, language ?? SOURCE_LOCALE),
      }),
  }),
  route(menuImport.preview, {
    run: ({ business, body, locale }) => previewMenuImport(deps.db, business.id, body.text, locale),
  }),
  route(menuImport.commit, {
    run: (call) =>
      commitMenuImport(deps.db, call.business.id, call.body.text, {
        actor: call,
        key: call.header('Idempotency-Key'),
      }),
  }),
  ...[...categoryRoutes(deps), ...itemRoutes(deps)],
];
