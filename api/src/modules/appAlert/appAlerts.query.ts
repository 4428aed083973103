import { APP_ALERTS_MAX, type AppAlertReply } from '@skal/contracts/app/appAlert';
import type { ConnectorName } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import type { Database } from '../../db/database.ts';
import { sentence, type Text, textFor } from '../../language/text.ts';
import { addDays, toIsoTime, toTimestamp } from '../../time/calendar.ts';
import { calculateCrashFreeRate } from '../appMetric/period/crashFreeRate.ts';
import { ALERT_WINDOW_DAYS, findCrashDays, SILENT_MS } from '../overview/alertRules.ts';

// Raw SQL: joins tables of other modules, for many clients in one query.

/** Number of clients whose metrics are read by one query. */
const CLIENTS_PER_QUERY = 500;

interface Client {
  clientId: string;
  clientName: string;
}

/** An alert whose title is not written yet. */
type AppAlert = Omit<AppAlertReply, 'title'> & { readonly title: Text };

const buildAlert = ({ clientId, clientName }: Client, kind: string, title: Text, at: number): AppAlert => ({
  ...{ id: `${kind} ${clientId}`, clientId, clientName, title },
  at: toIsoTime(at),
});

/** Finds live apps that have reported before, but not for a day; latest report first. */
export async function findSilentApps(db: Database, now: number): Promise<AppAlert[]> {
  const rows = await db.query<Client & { lastAt: number | string }>(
    `SELECT c.business_id AS clientId, b.name AS clientName, c.last_at AS lastAt
     FROM app_clients c JOIN businesses b ON b.id = c.business_id
     WHERE c.last_at <= ? AND b.live_at IS NOT NULL ORDER BY c.last_at DESC, c.business_id LIMIT ${APP_ALERTS_MAX}`,
    [now - SILENT_MS],
  );
  return rows.map((row) => buildAlert(row, 'silent', /*i18n*/ 'No data for a day', Number(row.lastAt)));
}

/** Finds broken connections, with the time of their last successful sync. */
export async function findBrokenConnections(db: Database): Promise<AppAlert[]> {
  const rows = await db.query<Client & { connector: ConnectorName; at: number | string }>(
    `SELECT c.business_id AS clientId, b.name AS clientName, c.connector, COALESCE(c.last_synced_at, c.created_at) AS at
     FROM connections c JOIN businesses b ON b.id = c.business_id
     WHERE c.state = 'broken' ORDER BY at DESC, c.id LIMIT ${APP_ALERTS_MAX}`,
  );
  return rows.map((row) =>
    buildAlert(
      row,
      row.connector,
      sentence(/*i18n*/ 'The connection to {platform} is broken', { platform: platformLabels[row.connector] }),
      Number(row.at),
    ),
  );
}

/** Finds services that do not deliver notifications, with the time of their first failure. */
export async function findBrokenPushServices(db: Database): Promise<AppAlert[]> {
  const rows = await db.query<Client & { at: number | string }>(
    `SELECT s.business_id AS clientId, b.name AS clientName, COALESCE(s.failed_at, s.saved_at) AS at
     FROM push_services s JOIN businesses b ON b.id = s.business_id
     WHERE s.state = 'broken' ORDER BY at DESC, s.id LIMIT ${APP_ALERTS_MAX}`,
  );
  return rows.map((row) => buildAlert(row, 'push', /*i18n*/ 'Notifications are not delivered', Number(row.at)));
}

/** Consecutive failed attempts after which a webhook is a problem. */
const WEBHOOK_FAILURES = 3;

/** Finds webhooks that keep failing, with the start of the failures; of each app the one that fails longest. */
export async function findFailingWebhooks(db: Database): Promise<AppAlert[]> {
  const rows = await db.query<Client & { at: number | string; lastError: string | null }>(
    `SELECT w.business_id AS clientId, b.name AS clientName, w.failing_since AS at, w.last_error AS lastError
     FROM app_webhooks w JOIN businesses b ON b.id = w.business_id
     WHERE w.failures >= ${WEBHOOK_FAILURES} ORDER BY at, w.id LIMIT ${APP_ALERTS_MAX}`,
  );
  const firstOfEach = new Map(rows.toReversed().map((row) => [row.clientId, row]));
  return [...firstOfEach.values()].map((row) =>
    buildAlert(
      row,
      'webhook',
      sentence(/*i18n*/ 'A webhook is failing: {error}', {
        error: (locale) => textFor(locale, row.lastError ?? /*i18n*/ 'no response'),
      }),
      Number(row.at),
    ),
  );
}

interface OpenCount {
  clientId: string;
  day: string;
  opened: number | string;
  crashed: number | string;
}

/** Finds live apps with too many crashed sessions today or yesterday, by the same rule as the client's alert. */
export async function findCrashingApps(
  db: Database,
  { now, today, timeZone }: { now: number; today: string; timeZone: string },
): Promise<AppAlert[]> {
  const reporting = await db.query<Client>(
    `SELECT c.business_id AS clientId, b.name AS clientName
     FROM app_clients c JOIN businesses b ON b.id = c.business_id
     WHERE c.last_at > ? AND b.live_at IS NOT NULL`,
    [now - SILENT_MS],
  );
  const alerts: AppAlert[] = [];
  for (let from = 0; from < reporting.length; from += CLIENTS_PER_QUERY) {
    const clients = reporting.slice(from, from + CLIENTS_PER_QUERY);
    const rows = await db.query<OpenCount>(
      `SELECT business_id AS clientId, day,
         SUM(CASE WHEN metric = 'events' THEN amount ELSE 0 END) AS opened,
         SUM(CASE WHEN metric = 'crashedSessions' THEN amount ELSE 0 END) AS crashed
       FROM app_metric_days
       WHERE business_id IN (${clients.map(() => '?').join(', ')}) AND day >= ? AND day <= ?
         AND ((metric = 'events' AND dimension = 'app.opened') OR metric = 'crashedSessions')
       GROUP BY business_id, day`,
      [...clients.map(({ clientId }) => clientId), addDays(today, 1 - ALERT_WINDOW_DAYS), today],
    );
    for (const client of clients) {
      const own = rows.filter(({ clientId }) => clientId === client.clientId);
      const crashes = findCrashDays(today, (day) => {
        const found = own.find((row) => row.day === day);
        return found ? calculateCrashFreeRate(Number(found.opened), Number(found.crashed)) : null;
      });
      if (crashes) alerts.push(buildAlert(client, 'crashes', crashes.title, toTimestamp(crashes.first, 0, timeZone)));
    }
  }
  return alerts;
}
