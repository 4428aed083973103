import { readPhone } from '@skal/contracts/fields/parsePhone';
import type { Locale } from '@skal/contracts/site/locale';
import { live } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { formatDateTime } from '../time/calendar.ts';
import { storedText } from './storedText.ts';
import { sentence, textFor } from './text.ts';

const danish = { 'Accept-Language': 'da' };

const MESSAGE = { name: 'Ida', email: 'ida@example.dk', subject: 'App', message: 'Hej' };

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.close());

/** Sends a message of a visitor. */
const send = (changes: object, headers = danish) =>
  api.request('POST', '/api/contact', { json: { ...MESSAGE, ...changes }, headers });

describe('a refusal in Danish', () => {
  it('names the errors of fields', async () => {
    const { status, body } = await send({ email: 'x', subject: '' });
    const fields = { email: 'Skriv en gyldig mailadresse', subject: 'Skriv et emne' };
    expect([status, body]).toEqual([400, { error: fields.email, fields }]);
  });

  it('has values of sentences of contracts', async () => {
    const { body } = await send({ name: 'x'.repeat(201) });
    expect(body.fields).toEqual({ name: 'Brug højst 200 tegn' });
  });

  it('has values of the request', async () => {
    const { status, body } = await api.request('PUT', '/api/contact', { headers: danish });
    expect([status, body]).toEqual([405, { error: 'PUT er ikke tilladt her.' }]);
  });

  it('names what was not found', async () => {
    const { status, body } = await api.request('GET', '/api/nothing', { headers: danish });
    expect([status, body]).toEqual([404, { error: 'Adressen blev ikke fundet.' }]);
  });

  it('has the code of the English one', async () => {
    const json = { token: 'x'.repeat(43) };
    const [english, translated] = await Promise.all(
      [{}, danish].map((headers) => api.request('POST', '/api/set-password/account', { json, headers })),
    );
    expect(english?.body).toMatchObject({ code: 'expired' });
    const error = 'Linket er udløbet eller erstattet af et nyere. Bed om et nyt.';
    expect(translated?.body).toEqual({ ...english?.body, error });
  });

  it('is English in the log', async () => {
    const json = { email: live.email, password: 'wrong' };
    const { body } = await api.request('POST', '/api/login', { json, headers: danish });
    expect(body).toEqual({ success: false, error: 'Forkert mail eller adgangskode' });
    expect(api.log).toContainEqual(expect.objectContaining({ msg: 'denied', reason: 'Invalid credentials' }));
  });

  it('says when to try again', async () => {
    const limited = await startTestApi({ limits: { general: { points: 1, seconds: 120 } } });
    try {
      await limited.request('GET', '/api/nothing');
      const { status, body } = await limited.request('GET', '/api/nothing', { headers: danish });
      expect([status, body]).toEqual([429, { error: 'For mange forsøg. Prøv igen om 2 minutter.' }]);
    } finally {
      await limited.close();
    }
  });
});

describe('a form without scripts', () => {
  const post = (path: string, raw: string, language: string) => {
    const headers = { 'Accept-Language': language, 'Content-Type': 'application/x-www-form-urlencoded' };
    return api.request('POST', path, { raw, headers });
  };

  it('is answered in Danish if its page is Danish', async () => {
    const { text } = await post('/api/contact?language=da', 'name=Ida&email=x&subject=App', 'en');
    expect(text).toContain('<html lang="da">');
    expect(text).toContain('<h1>Din besked blev ikke sendt</h1>');
    expect(text).toContain('<label for="email">Mailadresse *</label>');
    expect(text).toContain('Skriv en gyldig mailadresse');
    expect(text).toContain('<form method="post" action="/api/contact?language=da">');
    expect(text).toContain('<a href="/da/kontakt">Tilbage til siden</a>');
  });

  it.each([
    ['/api/contact?language=da', 'Tak!'],
    ['/api/password-link?language=da', 'Tjek din indbakke'],
  ])('leads from %s to the Danish home page', async (path, title) => {
    const { text } = await post(path, new URLSearchParams(MESSAGE).toString(), 'en');
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain('<a href="/da">Tilbage til forsiden</a>');
  });

  it('leads from /api/password-link back to its Danish page', async () => {
    const { text } = await post('/api/password-link?language=da', 'email=x', 'en');
    expect(text).toContain('<a href="/da/glemt-adgangskode">Tilbage til siden</a>');
  });

  it.each(['/api/contact', '/api/contact?language=sv', '/api/contact?language=//skal.example'])(
    'is answered in English at %s',
    async (path) => {
      const { text } = await post(path, 'name=Ida&email=x&subject=App', 'da');
      expect(text).toContain('<html lang="en">');
      expect(text).toContain('<form method="post" action="/api/contact">');
      expect(text).toContain('<a href="/contact">Back to the page</a>');
    },
  );
});

it('previews an import in Danish', async () => {
  const owner = await api.signIn(live.email, live.password);
  const text = 'category;name;price\nNone;Ost;10';
  const { body } = await owner.post('/api/menu/import/preview', { text }, { headers: danish });
  expect(body).toMatchObject({
    rows: [{ error: expect.stringMatching(/^Der er ingen kategori »None«\. Brug en af disse: /) }],
  });
});

describe('textFor', () => {
  it.each([
    ['The response was 503.', 'Svaret var 503.'],
    ['The host cannot be reached.', 'Værten kan ikke nås.'],
    ['a sentence without a translation', 'a sentence without a translation'],
  ])('writes a stored sentence: %s', (stored, written) => {
    expect(textFor('da', stored)).toBe(written);
  });

  it('writes names of countries in sentences about phone numbers', () => {
    const read = readPhone('+45', '1234567890123');
    expect(read).toMatchObject({ ok: false });
    expect(textFor('da', read.ok ? '' : read.error)).toBe(
      'Det er ikke et telefonnummer i Danmark (+45): Det har 13 cifre. Tjek det, eller vælg det rigtige land.',
    );
  });

  it('writes times as its language does', () => {
    const time = (locale: Locale) => formatDateTime(0, 'Europe/Copenhagen', locale);
    const text = sentence('This app has been live since {time}.', { time });
    expect(textFor('en', text)).toBe('This app has been live since Thursday, 1 January 1970 at 01:00.');
    expect(textFor('da', text)).toBe('Appen har været lanceret siden torsdag den 1. januar 1970 kl. 01.00.');
  });
});

describe('storedText', () => {
  const ids = ['{platform} could not be synced: {why}.', 'Refused: {reasons}.'];

  it.each([
    ['Shopify could not be synced: it cannot be reached.', 'Shopify kunne ikke synkroniseres: Den kan ikke nås.'],
    ['Refused: 3 not readable, 1 in the future.', 'Afvist: 3 kunne ikke læses, 1 i fremtiden.'],
    ['(a+)? could not be synced: an older reason.', '(a+)? kunne ikke synkroniseres: an older reason.'],
    ['The app was uninstalled from the shop.', 'Appen er afinstalleret fra butikken.'],
    ['a sentence without a translation', 'a sentence without a translation'],
  ])('has the values of a stored sentence: %s', (stored, written) => {
    expect(textFor('en', storedText(stored, ids))).toBe(stored);
    expect(textFor('da', storedText(stored, ids))).toBe(written);
  });
});
