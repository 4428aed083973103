import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { startTestApi } from '@skal/api/testing';
import { RESPONSE_SCHEMAS_FILE, responseSchemasJson } from './responseSchemas.ts';

describe('the description of the api', () => {
  it('matches the contracts; if not, run `skal generate openapi`', async () => {
    expect(readFileSync(RESPONSE_SCHEMAS_FILE, 'utf8')).toBe(await responseSchemasJson());
  });

  it('is valid OpenAPI 3.1', async () => {
    const api = await startTestApi();
    try {
      const operator = await api.signIn('admin@skal.example', 'skal-demo-admin');
      const { body } = await operator.get('/api/openapi.json');
      const validator = new Validator();
      expect(await validator.validate(body)).toEqual({ valid: true });
      expect(validator.version).toBe('3.1');
    } finally {
      await api.close();
    }
  });
});
