import { platformLabels } from '@skal/contracts/integration/integrationState';
import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { Not } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { sentence, type Text, textFor } from '../../language/text.ts';
import { findBusinessName } from '../client/businessName.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { buildOperatorNoticeMails } from '../outbox/notice/notifyOperator.ts';
import { type Connection, ConnectionEntity } from './Connection.entity.ts';

/**
 * Marks a connection as broken and notifies the operator once. Syncs are still tried, and the next success repairs it.
 */
export async function markConnectionBroken(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  { id, businessId, connector, label }: Connection,
  reason: Text,
): Promise<void> {
  const vendor = platformLabels[connector];
  const client = await findBusinessName(db, businessId);
  const mails = await buildOperatorNoticeMails(
    { db, settings },
    {
      subject: sentence(/*i18n*/ '{vendor} is disconnected for {client}', { vendor, client }),
      text: sentence(
        /*i18n*/ "{reason}\n\nThe connection to {label} of {client} is broken. No data has been lost, and we retry every six hours. To fix it, disconnect it in the client's panel under Reporting and connect it again.",
        { reason, label, client },
      ),
    },
  );
  const stored = textFor(SOURCE_LOCALE, reason);
  await db.tx(async (manager) => {
    const working = { id, state: Not('broken' as const) };
    const { affected } = await manager.update(ConnectionEntity, working, { state: 'broken', reason: stored });
    if (affected) await enqueueMails(manager, mails, Date.now());
    else await manager.update(ConnectionEntity, { id }, { reason: stored });
  });
  wakeMailWorker();
}
