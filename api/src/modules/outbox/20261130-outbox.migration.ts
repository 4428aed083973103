import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Outgoing emails, and addresses that bounce. */
export class Outbox1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'outbox',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['kind', 'varchar', 32],
        ['recipient', 'varchar', 254],
        ['reply_to?', 'varchar', 254],
        ['subject', 'varchar', 255],
        ['body', 'text'],
        ['content?', 'text'],
        ['attachment?', 'varchar', 64],
        ['created_at', 'bigint'],
        ['due_at?', 'bigint'],
        ['leased_by?', 'varchar', 36],
        ['attempts', 'int'],
        ['sent_at?', 'bigint'],
        ['last_error?', 'varchar', 255],
      ],
      indices: {
        ix_outbox_due: ['due_at'],
        ix_outbox_recipient: ['recipient', 'created_at'],
        ix_outbox_sent: ['sent_at', 'created_at'],
      },
    },
    {
      name: 'bounced_addresses',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['email', 'varchar', 254],
        ['since', 'bigint'],
        ['last_bounced_at', 'bigint'],
        ['last_error', 'varchar', 255],
      ],
      binary: ['email'],
      unique: { uq_bounced_addresses_email: ['email'] },
      indices: { ix_bounced_addresses_bounced: ['last_bounced_at'] },
    },
  ];
}
