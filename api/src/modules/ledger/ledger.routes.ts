import { ledger } from '@skal/contracts/finance/ledger';
import { ledgerImport } from '@skal/contracts/finance/ledgerImport';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { correctEntry } from './correctEntry.ts';
import { commitImport, previewImport } from './importEntries.ts';
import { presentEntry } from './ledger.present.ts';
import { findEntries } from './ledger.query.ts';
import { recordEntry } from './recordEntry.ts';

/** Routes of the ledger: operators read, owners post. */
export function ledgerRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    route(ledger.list, {
      async run({ params }) {
        const entries = await findEntries(db, params.id);
        // Payments of a deleted client stay readable.
        if (entries.length === 0 && !(await findClientRef(db, params.id))) throw notFound('client');
        return entries.map(presentEntry);
      },
    }),

    route(ledger.record, {
      async run(call) {
        const booking = { clientId: call.params.id, actor: call, key: call.header('Idempotency-Key') };
        return presentEntry(await recordEntry(deps, call.body, booking));
      },
    }),

    route(ledger.correct, {
      async run(call) {
        const { params, body } = call;
        const booking = { clientId: params.id, actor: call, key: call.header('Idempotency-Key') };
        return presentEntry(await correctEntry(deps, params.entryId, body.note, booking));
      },
    }),

    route(ledgerImport.preview, {
      run: ({ body }) => previewImport(deps, body.text),
    }),

    route(ledgerImport.commit, {
      run: async (call) => commitImport(deps, call.body.text, { actor: call, key: call.header('Idempotency-Key') }),
    }),
  ];
}
