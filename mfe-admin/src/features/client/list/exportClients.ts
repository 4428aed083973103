import type { ClientReply } from '@skal/contracts/client/client';
import { clientList } from '@skal/contracts/client/clientList';
import { toQueryString } from '@skal/shell-kit/api';
import type { ClientListOptions } from './clientListOptions.ts';
import { toClientQuery } from './useClients.ts';

/** Downloads a file, which the server streams. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Exports the clients that match the list options (T40). */
export const exportFilteredClients = (choice: ClientListOptions): void =>
  save(clientList.export.path + toQueryString(toClientQuery(choice)));

/** Exports the selected clients in the current order. */
export function exportSelectedClients(choice: ClientListOptions, clients: readonly ClientReply[]): void {
  const { sort, direction } = toClientQuery(choice);
  const ids = clients.map(({ id }) => id).join(',');
  save(clientList.export.path + toQueryString({ sort, direction, ids }));
}

/** Exports all clients in the list's default order. */
export const exportAllClients = (): void => save(clientList.export.path);
