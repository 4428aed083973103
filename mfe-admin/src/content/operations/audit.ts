import { type Currency, currencies } from '@skal/contracts/fields/amount';
import type { AuditReply, AuditValues } from '@skal/contracts/operations/audit';
import { formatDateTime, formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';

/** Copy of the audit log page. */
export const auditPage = {
  title: 'Audit Trail',
  lead: 'Who did what, when and from where, newest first. Entries cannot be changed.',
  action: 'Action',
  everyAction: 'All actions',
  actor: 'Who',
  whoPlaceholder: 'Name or email address',
  from: 'From',
  to: 'To',
  export: 'Export CSV',
  clear: 'Clear filters',
  more: 'Load more',
  loading: 'Loading...',
  caption: 'Audit trail',
  columns: { at: 'Time', action: 'Action', actor: 'Who', client: 'Client', change: 'Change', from: 'From' },
  notSignedIn: 'Not signed in',
  none: '–',
  empty: { title: 'No entries', description: 'No entries match these filters.' },
  failed: {
    title: 'The audit trail could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
} as const;

/** Splits a camel-case name of the wire: 'paidAt' becomes 'paid at'. */
const splitWords = (name: string): string =>
  name.replace(/[.-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Formats an action of the wire: 'client.launched' becomes 'Client launched'. */
export function formatAuditAction(action: string): string {
  const name = splitWords(action);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Fields in hundredths of the adjacent currency. */
const SUMS: readonly string[] = ['amount', 'total'];
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

type Change = Pick<AuditReply, 'before' | 'after'>;

function shown(name: string, value: AuditValues[string] | undefined, currency: Currency | undefined): string {
  if (value === null || value === undefined) return auditPage.none;
  if (typeof value === 'number' && currency && SUMS.includes(name)) return formatMoney(value, currency);
  const text = String(value);
  if (MOMENT.test(text)) return formatDateTime(text);
  return DAY.test(text) ? formatDay(text) : text;
}

/** Formats each changed field as a line with its old and new value. */
export function formatAuditChanges({ before, after }: Change): string[] {
  const currency = currencies.find((each) => each === (after?.currency ?? before?.currency));
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // Amounts include their currency.
  if (SUMS.some((name) => names.has(name))) names.delete('currency');
  return [...names].map((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    const format = (value: typeof was) => shown(name, value, currency);
    return `${splitWords(name)}: ${before && was !== is ? `${format(was)} → ${format(is)}` : format(after ? is : was)}`;
  });
}
