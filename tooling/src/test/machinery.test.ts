import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseSteps, commandsOf, stepNamed, stepsToRenew } from './chooseSteps.ts';
import { runNode } from './processes.ts';
import { quickFolder } from './quickFolder.ts';
import { schedule, type Task } from './schedule.ts';
import { shownOf } from './show.ts';

const names = (words: readonly string[]) => chooseSteps(words).map(({ name }) => name);

describe('choosing steps', () => {
  it('takes all without a word, and a group by its first word', () => {
    expect(names([])).toEqual(expect.arrayContaining(['lint', 'types', 'unit', 'build', 'api-mariadb']));
    expect(names(['api'])).toEqual(['api-sqlite', 'api-mariadb']);
  });

  it('takes one that is long only where it is asked for', () => {
    expect(names([]).filter((name) => name.startsWith('releases'))).toEqual([]);
    expect(names(['releases'])).toEqual(expect.arrayContaining(['build', 'releases-train']));
  });

  it('adds what a step stands on', () => {
    expect(names(['journeys-sqlite'])).toEqual(['build', 'journeys-sqlite']);
  });

  it('has pictures renewed by what looks at them, on new builds, and by nothing else', () => {
    const [build, ...pictures] = stepsToRenew();
    expect(build?.name).toBe('build');
    expect(pictures.map(({ name }) => name)).toEqual(['pictures-gallery', 'pictures-pages']);
    for (const { env } of pictures) expect(env).toMatchObject({ E2E_PICTURES: 'renew' });
    expect(chooseSteps(['pictures'])[1]).not.toHaveProperty('env.E2E_PICTURES');
  });

  it('writes no snapshot of what is new, which would pass whatever it is', () => {
    expect(commandsOf(stepNamed('unit'), 'contracts', 'report.json').flat()).toContain('--ci');
  });

  it('says which steps there are', () => {
    expect(() => names(['everything'])).toThrow(/no step 'everything'.*lint, types/);
  });
});

describe('the folder for what is thrown away', () => {
  const MUCH = 2 ** 40;
  const inMemory = fileURLToPath(new URL('.', import.meta.url));

  it('is the one in memory', () => {
    expect(quickFolder('', inMemory, MUCH)).toBe(inMemory);
  });

  it.each([
    ['somebody has chosen another', tmpdir(), inMemory, MUCH],
    ['there is none', '', join(inMemory, 'none'), MUCH],
    ['there is no memory to spare', '', inMemory, 2 ** 30],
  ])('is the usual one where %s', (_why, chosen, folder, memory) => {
    expect(quickFolder(chosen, folder, memory)).toBe(tmpdir());
  });
});

describe('the checks that take seconds', () => {
  it.each(['lint', 'types'])('are the same in npm run %s as in npm test', (name) => {
    const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    expect(scripts[name]).toBe(`node tooling/bootstrap.mjs test ${name}`);
    expect(names([name])).toEqual([name]);
  });

  it('show their warnings when they pass, and everything when they fail', () => {
    const output = '3 files read\nwarning api/src/b.ts:201 201 lines\n';
    const result = { name: 'lint', about: '', ran: true, milliseconds: 1, output };
    expect(shownOf({ ...result, passed: true })).toBe('warning api/src/b.ts:201 201 lines');
    expect(shownOf({ ...result, passed: false })).toBe(output.trimEnd());
  });
});

describe('the schedule', () => {
  const runAll = async (tasks: readonly Task[], cores: number, failing: readonly string[] = []) => {
    const log: string[] = [];
    let running = 0;
    let most = 0;
    const run = async (task: Task) => {
      const share = Math.min(task.cores, cores);
      running += share;
      most = Math.max(most, running);
      log.push(task.name);
      await new Promise((resolve) => setImmediate(resolve));
      running -= share;
      return { passed: !failing.includes(task.name) };
    };
    const results = await schedule(tasks, cores, run, (task) => {
      log.push(`${task.name} not run`);
      return { passed: false };
    });
    return { log, most, results };
  };

  it('runs side by side what the cores allow, in order', async () => {
    const tasks = [
      { name: 'a', cores: 1 },
      { name: 'b', cores: 1 },
      { name: 'c', cores: 2 },
      { name: 'd', cores: 1 },
    ];
    const { log, most } = await runAll(tasks, 2);
    expect(most).toBe(2);
    expect([...log].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(log.slice(0, 2)).toEqual(['a', 'b']);
  });

  it('gives a wide task what a small machine has', async () => {
    expect((await runAll([{ name: 'a', cores: 2 }], 1)).most).toBe(1);
  });

  it('ends when only tasks are left that stand on a failure', async () => {
    const tasks = [
      { name: 'build', cores: 1 },
      { name: 'one', cores: 1, needs: ['build'] },
      { name: 'two', cores: 1, needs: ['one'] },
    ];
    expect((await runAll(tasks, 1, ['build'])).log).toEqual(['build', 'one not run', 'two not run']);
  });

  it('runs nothing that stands on a failure, and all the rest', async () => {
    const tasks = [
      { name: 'build', cores: 1 },
      { name: 'journeys', cores: 1, needs: ['build'] },
      { name: 'unit', cores: 1 },
    ];
    const { log, results } = await runAll(tasks, 1, ['build']);
    expect([...log].sort()).toEqual(['build', 'journeys not run', 'unit']);
    expect(results.get('journeys')).toEqual({ passed: false });
  });
});

describe('a process of a step', () => {
  const script = (text: string) => ['--input-type=module', '--eval', text];

  it('passes by its exit code and keeps its words', async () => {
    const good = await runNode(script(`console.log('out'); console.error('err');`), '.', process.env, 20);
    expect(good.ok).toBe(true);
    expect(good.output).toMatch(/out/);
    expect(good.output).toMatch(/err/);
    expect((await runNode(script('process.exit(3)'), '.', process.env, 20)).ok).toBe(false);
  });

  it('is ended at its limit, with the processes that it started', async () => {
    const grandchild = `setInterval(() => {}, 1000)`;
    const parent = `
      import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['--eval', ${JSON.stringify(grandchild)}]);
      console.log('grandchild ' + child.pid);
      setInterval(() => {}, 1000);`;
    const ended = await runNode(script(parent), '.', process.env, 1);
    expect(ended.ok).toBe(false);
    expect(ended.output).toMatch(/ended after 1 seconds/);
    const pid = Number(/grandchild (\d+)/.exec(ended.output)?.[1]);
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const look = setInterval(() => {
      try {
        process.kill(pid, 0);
      } catch {
        clearInterval(look);
        resolve();
      }
    }, 20);
    await gone;
  });
});
