import {
  createPersonalDataDir,
  PATIENT,
  personalRoute,
  readForCookie,
  writePersonalRelease,
} from '../testing/personalSite.ts';
import { openTestWebServer, type TestWebServer } from '../testing/testWebServer.ts';

describe('a page of an account in two languages', () => {
  let web: TestWebServer;
  const open = async (cookie: string, path = '/dashboard') => {
    const response = await fetch(web.url + path, { headers: { cookie } });
    const text = await response.text();
    return { response, text, lang: /<html lang="([^"]+)"/.exec(text)?.[1] };
  };

  beforeAll(async () => {
    const english = personalRoute('/dashboard');
    const routes = [{ ...english, title: 'Portal (da)' }];
    const fault = "if (address.includes('fault=throws')) throw new Error('broken');";
    const languages = { da: { routes, nav: {}, home: {} } };
    const portal = writePersonalRelease('mfe-portal', '1', [english], { languages, fault });
    const dataDir = await createPersonalDataDir([portal]);
    const api = { handle: () => undefined, isOperator: async () => false, read: readForCookie };
    web = await openTestWebServer({ dataDir, api, renderTimes: PATIENT });
  });
  afterAll(() => web.close());

  it('has the language of the account, whatever the cookie says', async () => {
    const { text, lang } = await open('who=dane; language=en');
    expect([lang, text.includes('<title>Portal (da)</title>'), text.includes('data-prerendered')]).toEqual([
      'da',
      true,
      true,
    ]);
    expect(text).toContain('Rendered in da');
    const other = await open('who=ane; language=da');
    expect([other.lang, other.text.includes('Rendered in en')]).toEqual(['en', true]);
  });

  it('has it in the frame as well, if the page cannot be rendered', async () => {
    const { text, lang } = await open('who=dane', '/dashboard?fault=throws');
    expect([lang, text.includes('data-prerendered')]).toEqual(['da', false]);
  });

  it.each([
    ['that of the cookie', 'language=da', 'da'],
    ['English for an unknown cookie', 'language=sv', 'en'],
    ['English without a cookie', 'theme=dark', 'en'],
  ])('without a session has %s', async (_, cookie, expected) => {
    const { response, lang } = await open(cookie);
    expect(lang).toBe(expected);
    expect(response.headers.get('vary')).toContain('Cookie');
  });

  it.each([
    ['/da/nowhere', 'language=en', 'da'],
    ['/nowhere', 'language=da', 'en'],
    ['/danish', '', 'en'],
  ])('is not found at %s in the language of the address', async (path, cookie, expected) => {
    const { response, lang } = await open(cookie, path);
    expect([response.status, lang]).toEqual([404, expected]);
  });
});
