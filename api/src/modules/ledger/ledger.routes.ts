import { ledger } from '@skal/contracts/finance/ledger';
import { ledgerImport } from '@skal/contracts/finance/ledgerImport';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { commitImport, previewImport } from './importEntries.ts';
import { type LedgerEntry, LedgerEntryEntity } from './LedgerEntry.entity.ts';
import { presentEntry } from './ledger.present.ts';
import { findEntries } from './ledger.query.ts';
import { addToTotals, toLedgerEntry } from './postEntries.ts';
import { type PostingContext, recordEntry } from './recordEntry.ts';

const IS_CORRECTION = /*i18n*/ 'A reversal cannot be reversed. Please add a new entry instead.';
const CORRECTED = /*i18n*/ 'This entry has already been reversed.';

/**
 * Reverses an entry by a counter-entry of today, with the reason; both stay in the ledger. An entry, also of a deleted
 * client, is reversed at most once.
 * @throws HttpError 404 if the client has no such entry, 409 if it is a counter-entry or has one
 */
async function correctEntry(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  entryId: string,
  note: string,
  { clientId, actor, key }: PostingContext,
): Promise<LedgerEntry> {
  const original = await db.read((manager) => manager.findOneBy(LedgerEntryEntity, { id: entryId, clientId }));
  if (!original) throw notFound('entry');
  if (original.corrects) throw conflict(IS_CORRECTION);
  const client = { id: clientId, name: original.clientName };
  const { category, currency } = original;
  const amount = -Number(original.amount);
  const entry: LedgerEntry = {
    ...toLedgerEntry({
      ...{ client, category, amount, currency, note, origin: 'correction' },
      day: toLocalDay(Date.now(), settings.timeZone),
      ...idempotencyColumns({ entryId, note }, key, actor.account?.accountId),
    }),
    // Not at today's rate: the two must add up to zero.
    euroCents: -Number(original.euroCents),
    corrects: entryId,
  };
  try {
    return await insertOnce(db, LedgerEntryEntity, entry, async (manager) => {
      await addToTotals(manager, [entry]);
      await recordAuditEvent(manager, actor, {
        action: 'ledger.corrected',
        client,
        before: { category, amount: -amount, currency, date: original.day, note: original.note },
        after: { amount, date: entry.day, note },
      });
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict(CORRECTED) : error;
  }
}

/** Routes of the ledger: operators read, owners post. */
export function ledgerRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    route(ledger.list, {
      async run({ params, locale }) {
        const entries = await findEntries(db, params.id);
        // Payments of a deleted client stay readable.
        if (entries.length === 0 && !(await findClientRef(db, params.id))) throw notFound('client');
        return entries.map((entry) => presentEntry(entry, locale));
      },
    }),

    route(ledger.record, {
      async run(call) {
        const booking = { clientId: call.params.id, actor: call, key: call.header('Idempotency-Key') };
        return presentEntry(await recordEntry(deps, call.body, booking), call.locale);
      },
    }),

    route(ledger.correct, {
      async run(call) {
        const { params, body } = call;
        const booking = { clientId: params.id, actor: call, key: call.header('Idempotency-Key') };
        return presentEntry(await correctEntry(deps, params.entryId, body.note, booking), call.locale);
      },
    }),

    route(ledgerImport.preview, {
      run: ({ body, locale }) => previewImport(deps, body.text, locale),
    }),

    route(ledgerImport.commit, {
      run: async (call) => commitImport(deps, call.body.text, { actor: call, key: call.header('Idempotency-Key') }),
    }),
  ];
}
