import { consultation, message } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

describe('phone numbers of visitors', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ limits: { forms: { points: 1000, seconds: 60 } } });
  });
  beforeEach(() => api.execute('DELETE FROM inquiries'));
  afterAll(() => api.close());

  const send = (body: object) => api.client().post('/api/contact', body);
  const stored = () => api.rows('SELECT * FROM inquiries');

  it.each([
    ['\u202a+45 12 34 56 78\u202c', '+45', '12 34 56 78', '+4512345678'],
    ['(+45) 12 34 56 78', '+45', '12 34 56 78', '+4512345678'],
    ['tel:+4512345678', '+45', '12 34 56 78', '+4512345678'],
    ['45 12 34 56 78', '+45', '12 34 56 78', '+4512345678'],
    ['+46 70 123 45 67', '+46', '70 123 45 67', '+46701234567'],
    ['+49 (0)176 12345678', '+49', '1761 2345678', '+4917612345678'],
  ])('keeps every digit of %s in a consultation', async (input, country_code, phone, phone_e164) => {
    expect((await send({ ...consultation, phone: input })).status).toBe(201);
    expect(await stored()).toMatchObject([{ country_code, phone, phone_e164 }]);
  });

  it.each([
    ['+298 123456', 'Faroe Islands (+298) is not in the list of countries'],
    ['+358 40 1234567', 'Finland (+358) is not in the list of countries'],
    ['+48 600 123 456', 'Poland (+48) is not in the list of countries'],
    ['12 34 56 78 9', 'This is not a phone number in Denmark (+45): it has 9 digits'],
  ])('rejects %s in a consultation with a message, and stores nothing', async (phone, sentence) => {
    const { status, body } = await send({ ...consultation, phone });
    expect([status, body]).toEqual([400, { error: expect.any(String), fields: { phone: body.error } }]);
    expect(body.error).toContain(sentence);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['\u202a+45 12 34 56 78\u202c', '+45 12 34 56 78', '+4512345678'],
    ['(+45) 12 34 56 78', '(+45) 12 34 56 78', '+4512345678'],
    ['tel:+4512345678', '+4512345678', '+4512345678'],
    ['45 12 34 56 78', '45 12 34 56 78', '+4512345678'],
    ['+298 123456', '+298 123456', '+298123456'],
    ['+48 600 123 456', '+48 600 123 456', '+48600123456'],
    ['+49 (0)176 12345678', '+49 (0)176 12345678', '+4917612345678'],
  ])('keeps %s whole in a message, which has no country field', async (input, phone, phone_e164) => {
    expect((await send({ ...message, phone: input })).status).toBe(201);
    expect(await stored()).toMatchObject([{ phone, phone_e164 }]);
  });
});
