import { client, ticket } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('phone number of an emergency', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    browser = await api.signIn(client.email, client.password);
  });
  beforeEach(() => api.execute('DELETE FROM tickets'));
  afterAll(() => api.close());

  const file = (change: object) => browser.post('/api/support-ticket', { ...ticket, ...change });

  it.each([
    ['\u202a+45 12 34 56 78\u202c', '+45 12 34 56 78'],
    ['(+45) 12 34 56 78', '+45 12 34 56 78'],
    ['tel:+4512345678', '+45 12 34 56 78'],
    ['45 12 34 56 78', '45 12 34 56 78'],
    ['+46 70 123 45 67', '+46 70 123 45 67'],
    ['+49 0176 12345678', '+49 1761 2345678'],
  ])('keeps every digit of an emergency number: %s', async (phone, kept) => {
    expect((await file({ priority: 'emergency', phone })).status).toBe(201);
    expect(await api.rows('SELECT phone FROM tickets')).toEqual([{ phone: kept }]);
  });

  it.each([
    ['+298 123456', 'Faroe Islands (+298) is not in the list of countries'],
    ['+358 40 1234567', 'Finland (+358) is not in the list of countries'],
    ['+48 600 123 456', 'Poland (+48) is not in the list of countries'],
    ['+46 70 123 45 67 8', 'This is not a phone number in Sweden (+46)'],
  ])('rejects the emergency number %s with a message', async (phone, message) => {
    const { status, body } = await file({ priority: 'emergency', phone });
    expect([status, body]).toEqual([400, { error: expect.stringContaining(message), fields: { phone: body.error } }]);
    expect(await api.rows('SELECT phone FROM tickets')).toEqual([]);
  });
});
