import type { Database } from '../../../db/database.ts';
import { openDatabase } from '../../../db/openDatabase.ts';
import { createLogger } from '../../../server/observability/log.ts';
import { type FakeFcm, startFcm } from '../../../testing/fakes/fcm.ts';
import { addDevices } from '../../../testing/fixtures/devices.ts';
import { connectFcm, notification } from '../../../testing/fixtures/push.ts';
import { createTempDatabase, startTestApi, type TempDatabase } from '../../../testing/index.ts';
import { startProcess, type TestProcess } from '../../../testing/processes/childProcess.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { findModules } from '../../modules.ts';

const DEVICES = 1_500;
const TIMEOUT_MS = 120_000;

describe('push workers that are killed', () => {
  let database: TempDatabase;
  let fcm: FakeFcm;
  let db: Database;
  let own: (leaseMs: number) => string;
  let workers: TestProcess[];

  beforeEach(async () => {
    workers = [];
    database = await createTempDatabase();
    fcm = await startFcm();
    // Stores a notification; its own worker does not come to it.
    const api = await startTestApi({ vendorBaseUrl: fcm.url, push: { pollMs: 3_600_000 } }, database);
    const { owner, backend } = await connectFcm(api, fcm);
    await addDevices(
      api.internals.dependencies.db,
      backend.businessId,
      Array.from({ length: DEVICES }, (_, index) => ({ token: `token-${index}`, guest: `guest-${index}` })),
    );
    const { settings } = api.internals.dependencies;
    const { body } = await owner.post('/api/push/campaigns', { ...notification, sendAt: nextDay() });
    await api.execute('UPDATE push_campaigns SET due_at = ? WHERE id = ?', [Date.now(), body.id]);
    own = (leaseMs) =>
      JSON.stringify({
        ...{ vendorBaseUrl: fcm.url, sessionKeys: settings.sessionKeys },
        push: { pollMs: 20, leaseMs, batch: 100, firstRetryMs: 50 },
      });
    await api.close();
    db = await openDatabase({ settings, log: createLogger('silent'), ...(await findModules()) });
  });
  afterEach(async () => {
    for (const worker of workers) await worker.stop();
    await db.close();
    await fcm.close();
    await database.remove();
  });

  const nextDay = () => `${new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10)}T12:00`;
  const start = async (leaseMs: number) => {
    const worker = startProcess('./pushWorker.child.ts', [database.dataDir, database.databaseUrl ?? '', own(leaseMs)]);
    workers.push(worker);
    await worker.line();
    return worker;
  };
  const reached = () => new Set(fcm.messages.map(({ token }) => token)).size;

  it(
    'continue where they stopped: each device is reached, and only those of a killed batch twice, under the same tag',
    async () => {
      fcm.delayMs = 5;
      const kills = [1, DEVICES / 3, (2 * DEVICES) / 3];
      for (const count of kills) {
        const worker = await start(3_000);
        await waitFor(reached, (seen) => seen >= count, TIMEOUT_MS);
        // SIGKILL: nothing is released.
        await worker.stop();
      }
      await start(3_000);
      await waitFor(
        () => db.query<{ state: string }>('SELECT state FROM push_campaigns'),
        ([campaign]) => campaign?.state === 'sent',
        TIMEOUT_MS,
      );
      expect(reached()).toBe(DEVICES);
      expect(new Set(fcm.messages.map(({ android }) => android.notification.tag)).size).toBe(1);
      // Each kill may repeat what was in flight, and no more.
      expect(fcm.messages.length - DEVICES).toBeLessThanOrEqual(kills.length * 100);
      const [counts] = await db.query<{ n: number }>("SELECT COUNT(*) AS n FROM push_deliveries WHERE state = 'sent'");
      expect(Number(counts?.n)).toBe(DEVICES);
    },
    TIMEOUT_MS,
  );

  it(
    'of which several run at a time send each notification once',
    async () => {
      // SQLite belongs to one process.
      const count = database.databaseUrl ? 3 : 1;
      for (let index = 0; index < count; index += 1) await start(60_000);
      await waitFor(
        () => db.query<{ state: string }>('SELECT state FROM push_campaigns'),
        ([campaign]) => campaign?.state === 'sent',
        TIMEOUT_MS,
      );
      expect(fcm.messages).toHaveLength(DEVICES);
      expect(reached()).toBe(DEVICES);
    },
    TIMEOUT_MS,
  );
});
