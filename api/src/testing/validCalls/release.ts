import { sampleRelease } from '../fixtures/stubReleases.ts';
import type { TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about releases. */
export async function callReleases(validator: OpenApiValidator, operator: TestClient): Promise<void> {
  const { bundle, live, canary, before } = sampleRelease;
  const expects = live.version;
  const ok = (id: string, json?: object) =>
    validator.call(id, operator, { validRequest: true, params: { bundle }, ...(json && { json }) });
  await ok('release.list');
  await ok('release.promote', { expects, canary: canary?.version, note: 'good' });
  await ok('release.abort', { expects, canary: canary?.version });
  await ok('release.rollBack', { expects, to: before?.version });
}
