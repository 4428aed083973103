import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Operators' preferences for the client list. */
export class ClientListPreferences1795996802000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'client_list_preferences',
      primary: 'account_id',
      columns: [
        ['account_id', 'varchar', 36],
        ['settings', 'text'],
      ],
      references: { fk_client_list_preferences_account: ['account_id', 'accounts'] },
    },
  ];
}
