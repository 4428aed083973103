import { runJourney } from '@skal/contracts/testing/journey';
import { admin, client } from '../testing/fixtures/requestBodies.ts';
import { startTestApi } from '../testing/index.ts';
import { type OpenApiDocument, OpenApiValidator } from '../testing/openApiValidator.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

describe('journey', () => {
  it('gets the same results from the api as from the mocks (tools/qa/src/journey.test.ts)', async () => {
    const api = await startTestApi();
    try {
      const operator = await api.signIn(admin.email, admin.password);
      const browsers = {
        ...{ visitor: api.client(), client: await api.signIn(client.email, client.password), operator },
      };
      const validator = new OpenApiValidator(
        (await operator.get('/api/openapi.json')).body as unknown as OpenApiDocument,
      );
      const { actual, expected } = await runJourney(async (by, { name }, { params, send, bytes }) => {
        const { status, text, body } = await validator.call(name, browsers[by], {
          params,
          ...(bytes ? { raw: bytes, headers: BYTES } : send !== undefined && { json: send }),
        });
        return { status, json: text ? body : undefined };
      });
      expect(actual).toEqual(expected);
    } finally {
      await api.close();
    }
  });
});
