import type { ClientReply } from '@skal/contracts/client/client';
import { clientList } from '@skal/contracts/client/clientList';
import { toQueryString } from '@skal/shell-kit/api';
import type { ClientListOptions } from './clientListOptions.ts';
import { toClientQuery } from './useClients.ts';

/** Has the browser save a file: it comes from the server, written as it is read. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves the clients as they are chosen (T40). */
export const exportFilteredClients = (choice: ClientListOptions): void =>
  save(clientList.export.path + toQueryString(toClientQuery(choice)));

/** Saves the clients that are selected, in the order that is chosen. */
export function exportSelectedClients(choice: ClientListOptions, clients: readonly ClientReply[]): void {
  const { sort, direction } = toClientQuery(choice);
  const ids = clients.map(({ id }) => id).join(',');
  save(clientList.export.path + toQueryString({ sort, direction, ids }));
}

/** Saves all clients, in the order of the list. */
export const exportAllClients = (): void => save(clientList.export.path);
