import type { TestClient } from '../client.ts';
import type { TestApi } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about webhook endpoints. */
export async function callWebhooks(
  api: TestApi,
  validator: OpenApiValidator,
  { operator, guest, clientId }: { operator: TestClient; guest: TestClient; clientId: string },
): Promise<void> {
  const params = { id: clientId };
  const own = await validator.call('appWebhook.add', guest, {
    ...{ validRequest: true, json: { url: 'https://app.example.dk/skal' } },
  });
  const ofOwn = { params: { id: String(own.body.id) } };
  await validator.call('appWebhook.test', guest, ofOwn);
  await validator.call('appWebhook.list', guest);
  await validator.call('appWebhook.rotate', guest, ofOwn);
  const { body } = await validator.call('adminAppWebhook.add', operator, {
    ...{ params, validRequest: true, json: { url: 'https://app.example.dk/other' } },
  });
  const ofOther = { params: { id: String(body.id) } };
  await validator.call('adminAppWebhook.test', operator, ofOther);
  await validator.call('adminAppWebhook.list', operator, { params });
  await validator.call('adminAppWebhook.rotate', operator, ofOther);
  await api.execute('UPDATE webhook_deliveries SET due_at = NULL, leased_by = NULL');
  const [delivery] = await api.rows<{ id: string }>('SELECT id FROM webhook_deliveries');
  await validator.call('adminAppWebhook.replay', operator, { params: { id: String(delivery?.id) } });
  await validator.call('adminAppWebhook.remove', operator, ofOther);
  await validator.call('appWebhook.remove', guest, ofOwn);
}
