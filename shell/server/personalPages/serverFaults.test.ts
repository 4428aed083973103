import { jest } from '@jest/globals';
import { readTotals } from '../rum/counters.ts';
import {
  createPersonalDataDir,
  PATIENT,
  personalRoute,
  readForCookie,
  writePersonalRelease,
} from '../testing/personalSite.ts';
import { makeRelease, writeRelease } from '../testing/releases.ts';
import { openTestWebServer, type TestWebServer } from '../testing/testWebServer.ts';

const QUERY = "{ key: 'k', name: 'n', subject: 's', address: '/api/things' }";

/** Faults while a page is rendered. */
const RENDER_FAULTS = {
  'throws an error': "throw new Error('the page is broken');",
  'throws no error': 'throw undefined;',
  'rejects later': "await null; return Promise.reject(new Error('broken'));",
  hangs: 'for (;;);',
  'never resolves': 'await new Promise(() => {});',
  'fills its heap': 'for (const kept = []; ; ) kept.push(new Array(10_000).fill(address));',
  'prints without end': "for (;;) process.stdout.write('printed by a remote');",
  exits: 'process.exit(1);',
  'exits later': 'setTimeout(() => process.exit(1)); await new Promise(() => {});',
  disconnects: 'process.disconnect(); await new Promise(() => {});',
  'ignores the end of its process': "process.on('SIGTERM', () => {}); for (;;);",
  'returns nothing': 'return undefined;',
  'returns a function': "return { html: () => 1, styles: '', queries: [] };",
  'returns no list of queries': "return { html: '', styles: '', queries: { length: 1 } };",
  'returns queries without an address': "return { html: '', styles: '', queries: [null, { key: 'k' }] };",
  'returns very many queries': `return { html: '', styles: '', queries: Array(100_000).fill(${QUERY}) };`,
  'returns a very long page': "return { html: 'x'.repeat(10_000_000), styles: '', queries: [] };",
  'reads the data folder': "require('node:fs').readFileSync(process.env.SKAL_DATA_DIR + '/registry.json');",
  'starts a process': "require('node:child_process').execFileSync(process.execPath, ['-v']);",
};

/** Faults while a server build is loaded. */
const IMPORT_FAULTS = {
  'throws at import': "throw new Error('no import');",
  'hangs at import': 'for (;;);',
  'exits at import': 'process.exit(1);',
  'has no manifest': 'module.exports = {}; Object.freeze(module.exports);',
};

const FAULTS = [
  ...Object.entries(RENDER_FAULTS).map(([title, fault]) => [title, { fault }] as const),
  ...Object.entries(IMPORT_FAULTS).map(([title, atImport]) => [title, { atImport }] as const),
  ['is missing', null] as const,
];

const nameOf = (index: number) => `mfe-fault-${index}`;

describe('a remote whose server build fails', () => {
  let web: TestWebServer;
  let dataDir: string;
  const open = async (path: string, cookie = 'who=ane') => {
    const response = await fetch(web.url + path, { headers: { cookie } });
    const text = await response.text();
    return { status: response.status, text, isComplete: text.includes('<div id="root" data-prerendered data-framed>') };
  };

  beforeAll(async () => {
    const faulty = FAULTS.map(([, code], index) =>
      code
        ? writePersonalRelease(nameOf(index), '1', [personalRoute(`/fault-${index}`)], code)
        : writeRelease(makeRelease({ name: nameOf(index), version: '1', routes: [personalRoute(`/fault-${index}`)] }), {
            'remoteEntry.js': 'r',
          }),
    );
    dataDir = await createPersonalDataDir([
      writePersonalRelease('mfe-portal', '1', [personalRoute('/dashboard')]),
      ...faulty,
    ]);
    web = await openTestWebServer({
      dataDir,
      api: {
        handle: (req, res) => void res.end(`api ${req.url}`),
        isOperator: async () => false,
        read: readForCookie,
      },
      // A process is replaced soon, for the faults that never end.
      renderTimes: { ...PATIENT, limit: 1_000 },
    });
  });
  afterAll(() => web.close());

  it.each(FAULTS.map(([title], index) => [title, index] as const))(
    '%s: its page comes as its frame, and everything else is unharmed',
    async (_, index) => {
      const printed = jest.spyOn(process.stdout, 'write');
      // Jest takes the last words of a process without memory for its own.
      const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      const { status, isComplete } = await open(`/fault-${index}`);
      expect([status, isComplete]).toEqual([200, false]);
      expect(printed.mock.calls.join()).not.toContain('printed by a remote');
      printed.mockRestore();
      stderr.mockRestore();
      expect((await open('/api/things')).text).toBe('api /api/things');
      // On a busy machine a page may be late.
      while (!(await open('/dashboard')).isComplete);
      expect((await open(`/r/${nameOf(index)}/1/remoteEntry.js`)).status).toBe(200);
      const counts = readTotals(dataDir, nameOf(index), '1', Date.now() - 3_600_000, Date.now());
      expect(counts).toContainEqual(expect.objectContaining({ what: 'mount', detail: 'failed' }));
      expect(counts).toContainEqual(expect.objectContaining({ what: 'error' }));
    },
  );
});
