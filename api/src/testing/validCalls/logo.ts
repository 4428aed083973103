import { findBusinessId } from '../fixtures/findBusinessId.ts';
import { client } from '../fixtures/requestBodies.ts';
import { PNG } from '../fixtures/uploads.ts';
import type { TestApi, TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about a logo: the operator uploads it, both read it, and it is deleted. */
export async function callLogo(
  api: TestApi,
  validator: OpenApiValidator,
  { guest, operator }: { guest: TestClient; operator: TestClient },
): Promise<void> {
  const params = { id: await findBusinessId(api, client) };
  const file = { raw: PNG, headers: { 'content-type': 'application/octet-stream' } };
  const { body } = await validator.call('adminLogo.upload', operator, { params, ...file });
  await validator.call('adminLogo.read', operator, { params });
  await validator.call('logo.read', guest, { params: { id: String(body.logo) } });
  await validator.call('adminLogo.remove', operator, { params });
}
