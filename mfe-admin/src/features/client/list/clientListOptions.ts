import { type ClientReply, clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import type { ClientColumn, Direction } from '@skal/contracts/client/clientList';
import { foldForSearch } from '@skal/contracts/fields/fold';
import { digitsOf } from '@skal/contracts/fields/phone';
import { clientStatusLabels, planLabels } from '../../../content/clients/client.ts';

/** The filter's choices (R6): everybody, those of one status, those of one plan. */
export const clientFilters = ['all', ...clientStatuses, ...subscriptionPlans] as const;
export type ClientFilter = (typeof clientFilters)[number];

export const isClientFilter = (choice: string): choice is ClientFilter =>
  (clientFilters as readonly string[]).includes(choice);

const isStatus = (filter: ClientFilter): filter is ClientReply['status'] =>
  (clientStatuses as readonly string[]).includes(filter);

/** A choice's name: 'All Clients', 'Active', 'Basic Plan'. */
export function filterLabel(filter: ClientFilter): string {
  if (filter === 'all') return 'All Clients';
  return isStatus(filter) ? clientStatusLabels[filter] : `${planLabels[filter]} Plan`;
}

/** The columns that can be sorted, with what they are sorted by. */
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

/** Danish order, so that Å comes last; numbers inside names count as numbers. */
const collator = new Intl.Collator('da-DK', { numeric: true, sensitivity: 'base' });

function isChosen(client: ClientReply, filter: ClientFilter): boolean {
  if (filter === 'all') return true;
  return isStatus(filter) ? client.status === filter : client.subscriptionPlan === filter;
}

/** Looks in business, contact, e-mail and phone (T40); a number is found however it is spaced. */
function isFound(client: ClientReply, search: string): boolean {
  const wanted = foldForSearch(search);
  if (!wanted) return true;
  const texts = [client.businessName, client.contactName, client.email, client.phone ?? ''];
  if (texts.some((text) => foldForSearch(text).includes(wanted))) return true;
  const digits = digitsOf(wanted);
  const isNumber = digits !== '' && /^[\d\s()+-]+$/.test(wanted);
  return isNumber && digitsOf(client.phone ?? '').includes(digits);
}

/** Compares two clients by a column; one without a value comes last either way. */
function byColumn({ id, direction }: ClientSort) {
  const read = sortKeys[id];
  const sign = direction === 'asc' ? 1 : -1;
  return (left: ClientReply, right: ClientReply): number => {
    const [a, b] = [read(left), read(right)];
    if (!a || !b) return Number(!a) - Number(!b);
    return sign * collator.compare(a, b);
  };
}

/** The clients that the operator asked to see, in the order asked for. */
export function applyClientListOptions(
  clients: readonly ClientReply[],
  { search, filter, sort }: ClientListOptions,
): ClientReply[] {
  const chosen = clients.filter((client) => isChosen(client, filter) && isFound(client, search));
  return sort ? chosen.sort(byColumn(sort)) : chosen;
}

/** Whether the choice hides anything: the empty list then says so (R9). */
export const isFiltered = ({ search, filter }: ClientListOptions): boolean => filter !== 'all' || search.trim() !== '';
