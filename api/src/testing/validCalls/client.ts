import type { TestClient } from '../client.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls of an operator about one client. */
export async function callClient(validator: OpenApiValidator, operator: TestClient, id: string): Promise<void> {
  const of = (params: { id: string }) => async (name: string, json?: unknown) =>
    (await validator.call(name, operator, { params, validRequest: true, ...(json !== undefined && { json }) })).body;
  const ok = of({ id });
  await ok('client.read');
  await ok('clientEdit.edit', { version: 1, phone: '12 34 56 78', features: { loyalty: true }, branding: {} });
  const changes = [{ id, version: 2, status: 'active', subscriptionPlan: 'premium' }];
  await validator.call('clientBulk.update', operator, { validRequest: true, json: { changes } });
  await ok('storeLinks.save', { appStore: '', googlePlay: 'https://play.google.com/store/apps/details?id=dk.bar' });
  const step = of({ id: String((await ok('milestone.add', { title: 'Contract', details: ['Signed'] })).id) });
  await ok('milestone.list');
  await step('milestone.change', { status: 'completed', position: 0 });
  await step('milestone.remove');
  await ok('impersonation.start');
  await validator.call('impersonation.end', operator);
  await ok('adminIntegration.change', { platform: 'shopify', status: 'connected' });
  await ok('adminIntegration.list');
  await ok('client.launch');
  await ok('client.undoLaunch');
  await ok('client.remove');
}
