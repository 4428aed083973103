import { t } from '@lingui/core/macro';
import { type ClientReply, clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import type { ClientColumn, Direction } from '@skal/contracts/client/clientList';
import { foldForSearch } from '@skal/contracts/fields/fold';
import { extractDigits } from '@skal/contracts/fields/phone';
import { clientStatusLabels, planLabels } from '../../../content/clients/client.ts';

/** Filter options (R6): all clients, or those of one status or plan. */
export const clientFilters = ['all', ...clientStatuses, ...subscriptionPlans] as const;
export type ClientFilter = (typeof clientFilters)[number];

export const isClientFilter = (choice: string): choice is ClientFilter =>
  (clientFilters as readonly string[]).includes(choice);

const isStatus = (filter: ClientFilter): filter is ClientReply['status'] =>
  (clientStatuses as readonly string[]).includes(filter);

/** Returns the label of a filter option: 'All Clients', 'Active', 'Basic Plan'. */
export function filterLabel(filter: ClientFilter): string {
  if (filter === 'all') return t`All Clients`;
  if (isStatus(filter)) return clientStatusLabels[filter];
  const plan = planLabels[filter];
  return t`${plan} Plan`;
}

/** The sortable columns with their sort keys. */
const sortKeys: Readonly<Record<ClientColumn, (client: ClientReply) => string>> = {
  business: (client) => client.businessName,
  contact: (client) => client.contactName,
  plan: (client) => String(subscriptionPlans.indexOf(client.subscriptionPlan)),
  status: (client) => String(clientStatuses.indexOf(client.status)),
  phone: (client) => client.phone ?? '',
  lastLogin: (client) => client.lastLogin ?? '',
};

export interface ClientSort {
  id: ClientColumn;
  direction: Direction;
}

export const isClientColumn = (id: string): id is ClientColumn => Object.hasOwn(sortKeys, id);

export interface ClientListOptions {
  search: string;
  filter: ClientFilter;
  sort: ClientSort | null;
}

/** Danish collation, with Å last; numbers in names compare numerically. */
const collator = new Intl.Collator('da-DK', { numeric: true, sensitivity: 'base' });

function isChosen(client: ClientReply, filter: ClientFilter): boolean {
  if (filter === 'all') return true;
  return isStatus(filter) ? client.status === filter : client.subscriptionPlan === filter;
}

/** Searches business, contact, email and phone (T40); finds a number whatever its spacing. */
function isFound(client: ClientReply, search: string): boolean {
  const query = foldForSearch(search);
  if (!query) return true;
  const texts = [client.businessName, client.contactName, client.email, client.phone ?? ''];
  if (texts.some((text) => foldForSearch(text).includes(query))) return true;
  const digits = extractDigits(query);
  const isNumber = digits !== '' && /^[\d\s()+-]+$/.test(query);
  return isNumber && extractDigits(client.phone ?? '').includes(digits);
}

/** Compares two clients by a column; missing values come last in both directions. */
function byColumn({ id, direction }: ClientSort) {
  const read = sortKeys[id];
  const sign = direction === 'asc' ? 1 : -1;
  return (left: ClientReply, right: ClientReply): number => {
    const [a, b] = [read(left), read(right)];
    if (!a || !b) return Number(!a) - Number(!b);
    return sign * collator.compare(a, b);
  };
}

/** Searches, filters and sorts clients. */
export function applyClientListOptions(
  clients: readonly ClientReply[],
  { search, filter, sort }: ClientListOptions,
): ClientReply[] {
  const chosen = clients.filter((client) => isChosen(client, filter) && isFound(client, search));
  return sort ? chosen.sort(byColumn(sort)) : chosen;
}

/** Returns whether the options hide clients: the empty list then says so (R9). */
export const isFiltered = ({ search, filter }: ClientListOptions): boolean => filter !== 'all' || search.trim() !== '';
