import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Webhook endpoints of clients' apps, and the messages to them. */
export class AppWebhook1796083204001 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'app_webhooks',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['url', 'varchar', 500],
        ['sealed', 'text'],
        ['created_at', 'bigint'],
        ['failures', 'int'],
        ['failing_since?', 'bigint'],
        ['last_error?', 'varchar', 255],
        ['last_delivered_at?', 'bigint'],
        ['dropped', 'int'],
        ['request_key?', 'varchar', 64],
        ['request_hash?', 'varchar', 64],
      ],
      unique: { uq_app_webhooks_request_key: ['request_key'] },
      indices: { ix_app_webhooks_business: ['business_id', 'created_at'] },
      references: { fk_app_webhooks_business: ['business_id', 'businesses'] },
    },
    {
      name: 'webhook_deliveries',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['webhook_id', 'varchar', 36],
        ['message_id', 'varchar', 36],
        ['type', 'varchar', 32],
        ['body', 'text'],
        ['created_at', 'bigint'],
        ['retry_until', 'bigint'],
        ['due_at?', 'bigint'],
        ['leased_by?', 'varchar', 36],
        ['attempts', 'int'],
        ['delivered_at?', 'bigint'],
        ['last_error?', 'varchar', 255],
      ],
      indices: {
        ix_webhook_deliveries_due: ['due_at'],
        ix_webhook_deliveries_webhook: ['webhook_id', 'created_at'],
        ix_webhook_deliveries_waiting: ['webhook_id', 'due_at'],
        ix_webhook_deliveries_message: ['message_id'],
        ix_webhook_deliveries_created: ['created_at'],
      },
      references: { fk_webhook_deliveries_webhook: ['webhook_id', 'app_webhooks'] },
    },
  ];
}
