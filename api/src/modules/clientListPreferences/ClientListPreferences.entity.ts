import type { ClientListPreferencesReply } from '@skal/contracts/client/clientListPreferences';
import { EntitySchema } from 'typeorm';
import { json, reference } from '../../db/columns.ts';

/** An operator's preferences for the client list; deleted with the account. */
export interface ClientListPreferences {
  accountId: string;
  settings: ClientListPreferencesReply;
}

export const ClientListPreferencesEntity = new EntitySchema<ClientListPreferences>({
  name: 'ClientListPreferences',
  tableName: 'client_list_preferences',
  columns: {
    accountId: { ...reference('fk_client_list_preferences_account', 'Account', 'CASCADE'), primary: true },
    settings: json(),
  },
});
