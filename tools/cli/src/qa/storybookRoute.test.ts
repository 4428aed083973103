import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lazyStorybook, STORYBOOK_PATH } from './storybookRoute.ts';

describe('the gallery beside a tester’s pages', () => {
  const place = mkdtempSync(join(tmpdir(), 'skal-gallery-'));
  const folder = join(place, 'built');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<title>Storybook</title>');
  writeFileSync(join(folder, 'main.js'), 'start()');
  writeFileSync(join(place, 'secret.json'), '{}');
  afterAll(() => rmSync(place, { recursive: true }));

  /** A gallery whose builds end when the test says so. */
  function open() {
    const builds: PromiseWithResolvers<string>[] = [];
    const said: string[] = [];
    const signals: AbortSignal[] = [];
    const gallery = lazyStorybook(
      (signal) => {
        const build = Promise.withResolvers<string>();
        builds.push(build);
        signals.push(signal);
        return build.promise;
      },
      (message) => said.push(message),
    );
    const ask = (name = '') => {
      const found = gallery.answer(STORYBOOK_PATH + name);
      return found && { status: found.status ?? 200, text: found.body.plain.toString(), headers: found.headers };
    };
    /** What follows the end of a build comes before the next turn. */
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    return { gallery, builds, said, signals, ask, settled };
  }

  it('is built once, when somebody asks for it first, who is told to wait meanwhile', async () => {
    const { gallery, builds, ask, settled } = open();
    expect(gallery.answer('/solutions')).toBeUndefined();
    expect(ask('main.js')).toBeUndefined();
    expect(builds).toHaveLength(0);
    for (const asked of [ask(), ask()]) {
      expect(asked).toMatchObject({ status: 200, text: expect.stringContaining('It is being built') });
      expect(asked?.headers).toMatchObject({ Refresh: '2', 'Cache-Control': 'no-store' });
    }
    expect(builds).toHaveLength(1);
    builds[0]?.resolve(folder);
    await settled();
    expect(ask()?.text).toBe('<title>Storybook</title>');
    expect(ask()?.headers).not.toHaveProperty('Refresh');
    expect(ask('main.js')?.text).toBe('start()');
    expect(ask('nothing.js')).toBeUndefined();
    expect(ask('../secret.json')).toBeUndefined();
  });

  it('says where to look when it could not be built, and is tried anew', async () => {
    const { builds, said, ask, settled } = open();
    ask();
    builds[0]?.reject(new Error('webpack'));
    await settled();
    expect(said).toEqual(['The gallery could not be built']);
    expect(ask()).toMatchObject({ status: 500, text: expect.stringContaining('load this page again') });
    expect(ask()?.text).toContain('It is being built');
    expect(builds).toHaveLength(2);
  });

  it('ends its build with the site', () => {
    const { gallery, signals, ask } = open();
    ask();
    gallery.stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});
