import { t } from '@lingui/core/macro';
import { type Currency, currencies } from '@skal/contracts/fields/amount';
import type { AuditReply, AuditValues } from '@skal/contracts/operations/audit';
import { formatDateTime, formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { auditActionNames } from './auditActions.ts';
import { auditFieldNames } from './auditFields.ts';
import { auditWordFields, auditWords } from './auditValues.ts';

/** Copy of the audit log page. */
export const auditPage = {
  title: t`Audit Trail`,
  lead: t`Who did what, when and from where, newest first. Entries cannot be changed.`,
  action: t`Action`,
  everyAction: t`All actions`,
  actor: t`Who`,
  whoPlaceholder: t`Name or email address`,
  from: t`From`,
  to: t`To`,
  export: t`Export CSV`,
  clear: t`Clear filters`,
  more: t`Load more`,
  loading: t`Loading...`,
  caption: t`Audit trail`,
  columns: { at: t`Time`, action: t`Action`, actor: t`Who`, client: t`Client`, change: t`Change`, from: t`From` },
  notSignedIn: t`Not signed in`,
  none: '–',
  empty: { title: t`No entries`, description: t`No entries match these filters.` },
  failed: {
    title: t`The audit trail could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
} as const;

/** Splits a camel-case name of the wire: 'paidAt' becomes 'paid at'. */
const splitWords = (name: string): string =>
  name.replace(/[.-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Formats an action of the wire: 'client.launched' becomes 'Client launched'. A newer server may have others. */
export function formatAuditAction(action: string): string {
  const name = splitWords(action);
  return auditActionNames[action] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

const ORIGINS: Readonly<Record<string, string>> = { 'the product': t`the product`, 'demo data': t`demo data` };

/** Formats the origin of an action: an IP address, or the product. */
export const formatAuditOrigin = (from: string): string => ORIGINS[from] ?? from;

/** Fields in hundredths of the adjacent currency. */
const SUMS: readonly string[] = ['amount', 'total'];
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

type Change = Pick<AuditReply, 'before' | 'after'>;

function shown(name: string, value: AuditValues[string] | undefined, currency: Currency | undefined): string {
  if (value === null || value === undefined) return auditPage.none;
  if (typeof value === 'boolean') return value ? t`true` : t`false`;
  if (typeof value === 'number' && currency && SUMS.includes(name)) return formatMoney(value, currency);
  const text = String(value);
  if (MOMENT.test(text)) return formatDateTime(text);
  if (DAY.test(text)) return formatDay(text);
  if (!auditWordFields.includes(name)) return text;
  return text
    .split(', ')
    .map((word) => auditWords[word] ?? word)
    .join(', ');
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
    const label = auditFieldNames[name] ?? splitWords(name);
    return `${label}: ${before && was !== is ? `${format(was)} → ${format(is)}` : format(after ? is : was)}`;
  });
}
