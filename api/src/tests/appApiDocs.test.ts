import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventTypes, isEventType } from '@skal/contracts/app/appEvent';
import { eventFields } from '@skal/contracts/app/eventField';
import { ingest } from '@skal/contracts/app/ingest';
import { eventErrorCodes } from '@skal/contracts/app/parseEvent';
import { allergens } from '@skal/contracts/content/menu';
import { startBackend, type TestBackend } from '../testing/fakes/apps.ts';
import { addMenuItem, editMenuItem, publishMenu } from '../testing/fixtures/menu.ts';
import { live } from '../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/reference/app-api.md', import.meta.url)), 'utf8');

/** Returns the code blocks of a language. */
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);

/** Returns the table rows under a header, with the other cells. */
const rowsUnder = (heads: string): string[][] => {
  const [, after = ''] = page.split(`| ${heads} |\n`);
  const lines = after.split('\n').slice(1);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) => line.slice(2, -2).split(' | '));
};

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–';

describe('docs/reference/app-api.md', () => {
  let api: TestApi;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const run = async (program: string, args: readonly string[]) => {
    const env = { ...process.env, SKAL_URL: api.url, SKAL_KEY: backend.key };
    return (await promisify(execFile)(program, args, { env, timeout: 60_000 })).stdout;
  };
  const overview = async () => (await (await api.signIn(live.email, live.password)).get('/api/overview')).body;

  it('has shell commands that lead from a key to the first metric, counting duplicates once', async () => {
    const [, first = ''] = blocks('sh');
    expect(await run('sh', ['-c', first])).toBe(
      '{"accepted":1,"known":0,"refused":[]}{"accepted":0,"known":1,"refused":[]}',
    );
    expect(await overview()).toMatchObject({ ordersToday: { value: 1 }, revenueToday: { value: 125.5 } });
  });

  it('has shell commands that read content, its changes, and its number', async () => {
    const owner = await api.signIn(live.email, live.password);
    const { id } = await addMenuItem(owner);
    await publishMenu(owner);
    await editMenuItem(owner, id, { version: 1, price: 100 });
    await publishMenu(owner, 1);
    const [, , read = ''] = blocks('sh');
    const replies = (await run('sh', ['-c', read]))
      .replaceAll('}{', '}\n{')
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(replies).toMatchObject([
      { number: 2, content: { menu: { items: [{ id, price: 100 }] } }, changes: null },
      {
        number: 2,
        content: null,
        changes: [{ collection: 'menu.items', changed: [{ id }], removed: [], order: [id] }],
      },
      { number: 2 },
    ]);
    for (const allergen of allergens) expect(page).toContain(`\`${allergen}\``);
  });

  it('has a TypeScript sender that runs unchanged', async () => {
    const [sender = ''] = blocks('ts');
    expect(await run(process.execPath, ['--input-type=module-typescript', '--eval', sender])).toBe('');
    expect(await overview()).toMatchObject({
      ...{ dailyActiveUsers: { value: 1 }, ordersToday: { value: 1 }, revenueToday: { value: 89 } },
    });
  });

  it('documents each event type, field and error code as in the contracts', () => {
    expect(rowsUnder('type | required | optional')).toEqual(
      Object.entries(eventTypes).map(([type, { required, optional }]) => [
        `\`${type}\``,
        code(required),
        code(optional),
      ]),
    );
    expect(rowsUnder('field | value')).toEqual(
      Object.entries(eventFields).map(([name, { message }]) => [`\`${name}\``, message.replace(/^\w+ must be /, '')]),
    );
    expect(rowsUnder('reason | meaning').map(([reason]) => reason)).toEqual(
      eventErrorCodes.map((reason) => `\`${reason}\``),
    );
  });

  it.each(['sh', 'ts', 'swift', 'kotlin'])('has a sender in %s that delivers its queue', (language) => {
    const sample = blocks(language).join('');
    expect(sample).toContain(ingest.send.path);
    expect(sample).toContain('Bearer ');
    const types = [...sample.matchAll(/"(\w+\.\w+)"|'(\w+\.\w+)'/g)].map(([, one, other]) => one ?? other ?? '');
    expect(types.filter(isEventType).length).toBeGreaterThan(0);
  });
});
