import { businessOf } from '../fixtures/businessOf.ts';
import { client } from '../fixtures/requestBodies.ts';
import { PNG } from '../fixtures/uploads.ts';
import type { TestApi, TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about a logo: the operator uploads it, both read it, and it is deleted. */
export async function callLogo(
  api: TestApi,
  talk: OpenApiValidator,
  { guest, operator }: { guest: TestClient; operator: TestClient },
): Promise<void> {
  const params = { id: await businessOf(api, client) };
  const file = { raw: PNG, headers: { 'content-type': 'application/octet-stream' } };
  const { body } = await talk.call('adminLogo.upload', operator, { params, ...file });
  await talk.call('adminLogo.read', operator, { params });
  await talk.call('logo.read', guest, { params: { id: String(body.logo) } });
  await talk.call('adminLogo.remove', operator, { params });
}
