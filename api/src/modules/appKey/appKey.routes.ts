import { randomBytes } from 'node:crypto';
import { type AddKeyBody, type AppKeyReply, appKey, KEYS_MAX, type NewKeyReply } from '@skal/contracts/app/appKey';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import { conflict, notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { clientNotFound } from '../client/record/clientDetail.query.ts';
import { type AppKey, AppKeyEntity } from './AppKey.entity.ts';
import { createAppClient } from './createAppClient.ts';
import { hashKey } from './hashKey.ts';
import { joinScopes, readScopes } from './scopes.ts';

const BYTES = 32;

/**
 * Creates an API key for a client's app and returns it, this once. The business is locked, so that two operators cannot
 * exceed the limit together.
 * @throws HttpError 404 for an unknown client, 409 if the maximum number of keys is active
 */
async function addKey(
  db: Database,
  actor: Actor,
  { businessId, label, scopes: chosen }: AddKeyBody & { businessId: string },
): Promise<NewKeyReply> {
  const id = newId();
  const key = `skal_${randomBytes(BYTES).toString('base64url')}`;
  const ending = key.slice(-4);
  const scopes = joinScopes(chosen);
  await db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    if ((await manager.countBy(AppKeyEntity, { businessId })) >= KEYS_MAX) {
      throw conflict(
        sentence(/*i18n*/ '{max} keys are already active. Please revoke the one you no longer use first.', {
          max: KEYS_MAX,
        }),
      );
    }
    await createAppClient(manager, businessId);
    const row: AppKey = {
      ...{ id, businessId, keyHash: hashKey(key), label, ending, scopes },
      ...{ createdAt: Date.now(), lastUsedAt: null },
    };
    await insertRows(manager, AppKeyEntity, [row]);
    await recordAuditEvent(manager, actor, { action: 'appKey.added', client, after: { label, ending, scopes } });
  });
  return { id, key };
}

/**
 * Revokes an API key: every process rejects it at the next request, because keys are not cached.
 * @throws HttpError 404 if there is none with this id, or it was revoked already
 */
async function revokeKey(db: Database, actor: Actor, id: string): Promise<void> {
  await db.tx(async (manager) => {
    const found = await manager.findOneBy(AppKeyEntity, { id });
    const { affected } = await manager.delete(AppKeyEntity, { id });
    if (!found || !affected) throw notFound('key');
    const client = await findClientRef(db, found.businessId);
    const { label, ending } = found;
    await recordAuditEvent(manager, actor, { action: 'appKey.revoked', client, before: { label, ending } });
  });
}

const present = ({ id, label, ending, scopes, createdAt, lastUsedAt }: AppKey): AppKeyReply => ({
  ...{ id, label, ending },
  scopes: readScopes(scopes),
  createdAt: toIsoTime(createdAt),
  lastUsedAt: toIsoTimeOrNull(lastUsedAt),
});

/** Routes for operators to manage the API keys of a client's app. */
export function appKeyRoutes({ db }: Dependencies): Route[] {
  return [
    route(appKey.list, {
      async run({ params: { id: businessId } }) {
        if (!(await findClientRef(db, businessId))) throw clientNotFound();
        const order = { createdAt: 'ASC', id: 'ASC' } as const;
        return (await db.read((manager) => manager.find(AppKeyEntity, { where: { businessId }, order }))).map(present);
      },
    }),

    route(appKey.add, {
      run: (call) => addKey(db, call, { businessId: call.params.id, ...call.body }),
    }),

    route(appKey.revoke, {
      run: (call) => revokeKey(db, call, call.params.id),
    }),
  ];
}
