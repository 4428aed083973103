/** A house with many clients, as statements that both kinds of database take. */
import { revenueCategories } from '@skal/contracts/revenue';

const DIGITS = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS v`).join(' UNION ALL ');

/** The numbers from 0 to 99,999. */
const NUMBERS = `
  (SELECT a.v * 10000 + b.v * 1000 + c.v * 100 + d.v * 10 + e.v AS n
  FROM (${DIGITS}) a CROSS JOIN (${DIGITS}) b CROSS JOIN (${DIGITS}) c CROSS JOIN (${DIGITS}) d
  CROSS JOIN (${DIGITS}) e) numbers`;

const pick = (by: string, words: readonly string[]) =>
  `CASE ${by} % ${words.length} ${words.map((word, index) => `WHEN ${index} THEN '${word}'`).join(' ')} END`;

const number = (by: string, length: number) => `SUBSTR(CONCAT('000000000000', ${by}), -${length})`;
const idOf = (kind: string) => `CONCAT('0198c0de-${kind}-7000-8000-', ${number('n', 12)})`;

const BUSINESS = idOf('0001');
const KIND = pick('n', ['Vinbar', 'Kajen', 'Restaurant', 'Bistro', 'Salen', 'Butik', 'Havnen']);
const NAME = `CONCAT(${KIND}, ' ', n)`;
const FIRST = pick('n', ['Karen', 'Jonas', 'Maja', 'Freja', 'Ali', 'Emil', 'Signe', 'Bo']);
const LAST = pick('n', ['Lund', 'Friis', 'Holm', 'Krogh', 'Demir', 'Juul', 'Birk']);
const EMAIL = `CONCAT('owner', n, '@client', n % 977, '.example')`;
const PHONE = `CONCAT('20 ', ${number('n % 100', 2)}, ' ', ${number('n % 89', 2)}, ' ', ${number('n % 71', 2)})`;
const DIGITS_ALONE = `REPLACE(${PHONE}, ' ', '')`;
/** One in a hundred is cancelled, four are paused. */
const STATUS = 'CASE WHEN n % 100 = 0 THEN 2 WHEN n % 100 < 5 THEN 1 ELSE 0 END';
const TIME = '1760000000000 + n * 60000';

/** The last ten months, this one among them. */
const MONTHS = Array.from({ length: 10 }, (_, ago) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7);
});
const CENTS = 'CASE n % 3 WHEN 0 THEN 9900 WHEN 1 THEN 14900 ELSE 29900 END';

/** 1,000,000 entries, one of each client in each month, and the sums that the ledger keeps of them. */
const ledgerRows: readonly string[] = [
  ...MONTHS.map((month, ago) => {
    const category = revenueCategories[ago % revenueCategories.length];
    // In the order of their ids: so a table grows at its end.
    return `INSERT INTO ledger (id, client_id, client_name, category, amount, currency, euro_cents, day, note, origin,
       created_at)
     SELECT CONCAT('0198c0de-0005-7000-${8000 + ago}-', ${number('n', 12)}), ${BUSINESS}, ${NAME}, '${category}', ${CENTS},
       'EUR', ${CENTS}, CONCAT('${month}-', ${number('1 + n % 28', 2)}), '', 'plan', ${TIME}
     FROM ${NUMBERS} ORDER BY n`;
  }),
  'DELETE FROM ledger_days',
  `INSERT INTO ledger_days (id, day, category, euro_cents)
   SELECT CONCAT(day, '/', category), day, category, SUM(euro_cents) FROM ledger GROUP BY day, category`,
  'DELETE FROM ledger_years',
  `INSERT INTO ledger_years (id, year, category, client_id, client_name, euro_cents)
   SELECT CONCAT(SUBSTR(day, 1, 4), '/', category, '/', client_id), SUBSTR(day, 1, 4), category, client_id,
     MAX(client_name), SUM(euro_cents)
   FROM ledger GROUP BY SUBSTR(day, 1, 4), category, client_id`,
];

/** 100,000 clients, 200,000 tickets, 1,000,000 entries of the ledger. */
export const adminRows: readonly string[] = [
  `INSERT INTO businesses (id, name, business_type, features, branding, version, created_at)
   SELECT ${BUSINESS}, ${NAME}, 'cafe', '{}', '{}', 1, ${TIME} FROM ${NUMBERS}`,
  `INSERT INTO subscriptions (business_id, plan, status, created_at)
   SELECT ${BUSINESS}, ${pick('n', ['basic', 'premium', 'enterprise'])},
     CASE ${STATUS} WHEN 2 THEN 'cancelled' WHEN 1 THEN 'paused' ELSE 'active' END, ${TIME} FROM ${NUMBERS}`,
  `INSERT INTO accounts (id, account_type, email, password_hash, first_name, last_name, phone, business_id,
     last_login_at, created_at)
   SELECT ${idOf('0002')}, 'client', ${EMAIL}, 'none', ${FIRST}, ${LAST}, ${PHONE}, ${BUSINESS},
     CASE WHEN n % 5 = 0 THEN NULL ELSE ${TIME} + (n * 7919 % 100000) * 1000 END, ${TIME} FROM ${NUMBERS}`,
  `INSERT INTO listed_clients (business_id, business, contact, plan, status, phone_up, phone_down, login_up, login_down,
     search, digits)
   SELECT ${BUSINESS}, LOWER(CONCAT(${KIND}, ' ', ${number('n', 9)})), LOWER(CONCAT(${FIRST}, ' ', ${LAST})), n % 3, ${STATUS}, ${PHONE}, ${PHONE},
     CASE WHEN n % 5 = 0 THEN 9007199254740991 ELSE ${TIME} + (n * 7919 % 100000) * 1000 END,
     CASE WHEN n % 5 = 0 THEN 0 ELSE ${TIME} + (n * 7919 % 100000) * 1000 END,
     LOWER(CONCAT(${NAME}, '\n', ${FIRST}, ' ', ${LAST}, '\n', ${EMAIL}, '\n', ${PHONE})), ${DIGITS_ALONE}
   FROM ${NUMBERS}`,
  ...['0003', '0004'].map(
    (kind) => `INSERT INTO tickets (id, business_id, title, description, priority, category, status, name, email,
     response_due_at, created_at, updated_at)
   SELECT ${idOf(kind)}, ${BUSINESS}, CONCAT('Ticket ', n), 'The till prints nothing.', 'medium', 'technical',
     ${pick('n', ['open', 'in-progress', 'resolved', 'closed'])}, ${FIRST}, ${EMAIL}, ${TIME} + 86400000, ${TIME}, ${TIME}
   FROM ${NUMBERS}`,
  ),
  ...ledgerRows,
];
