import type { Database } from '../../db/database.ts';
import { formatSourceLabels } from '../appMetric/period/sourceLabels.ts';
import { findMetricSources } from '../appMetric/query/metricSources.query.ts';
import { findLowStock } from '../connector/shopify/products.query.ts';
import { type Alert, AlertEntity } from './Alert.entity.ts';
import { type AlertInput, isSilent } from './alertRules.ts';

// Raw SQL: reads some columns of tables of other modules.

/** Maximum number of overdue tickets listed. */
const TICKETS = 5;

const ENTERED_MAX = 10;

interface LateTicketRow {
  id: string;
  title: string;
  dueAt: number;
}

/** Reads the input of the rules, apart from metrics. */
export async function readAlertInput(
  db: Database,
  businessId: string,
  now: number,
): Promise<Pick<AlertInput, 'lastAt' | 'reporters' | 'lowStock' | 'lateTickets'>> {
  const [[client], late, lowStock] = await Promise.all([
    db.query<{ lastAt: number | null }>('SELECT last_at AS lastAt FROM app_clients WHERE business_id = ?', [
      businessId,
    ]),
    db.query<LateTicketRow>(
      `SELECT id, title, response_due_at AS dueAt FROM tickets
       WHERE business_id = ? AND responded_at IS NULL AND response_due_at < ? AND status IN ('open', 'in-progress')
       ORDER BY response_due_at DESC, id LIMIT ${TICKETS}`,
      [businessId, now],
    ),
    findLowStock(db, businessId),
  ]);
  const lastAt = client?.lastAt == null ? null : Number(client.lastAt);
  const reporters = isSilent({ now, lastAt }) ? await findMetricSources(db, businessId) : [];
  return {
    lastAt,
    reporters: formatSourceLabels(new Set(reporters.map(({ source }) => source))),
    lowStock,
    lateTickets: late.map(({ dueAt, ...ticket }) => ({ ...ticket, dueAt: Number(dueAt) })),
  };
}

/** Reads the latest alerts entered by operators, newest first. */
export const readEnteredAlerts = (db: Database, businessId: string): Promise<Alert[]> =>
  db.read((manager) =>
    manager.find(AlertEntity, { where: { businessId }, order: { createdAt: 'DESC', id: 'DESC' }, take: ENTERED_MAX }),
  );
