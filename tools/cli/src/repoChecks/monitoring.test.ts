import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';
import { readSingleYaml, readText } from '../image/configFiles.ts';
import { ROOT } from '../root.ts';

interface Target {
  expr: string;
}
const { panels } = JSON.parse(readText('docker/grafana/dashboards/skal.json')) as {
  panels: { title: string; description: string; targets: Target[] }[];
};
interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}
const rules = readSingleYaml<{ groups: { rules: Rule[] }[] }>('docker/alerts.yml').groups.flatMap(
  (group) => group.rules,
);
const expressions = [...panels.flatMap(({ targets }) => targets), ...rules].map(({ expr }) => expr);

/** The names of series in an expression, and whether it is one at all. */
function read(expression: string): { names: string[]; whole: boolean } {
  const names: string[] = [];
  let whole = true;
  parser.parse(expression).iterate({
    enter({ name, type, from, to, node }) {
      if (type.isError) whole = false;
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(expression.slice(from, to));
    },
  });
  return { names, whole };
}

/** What a site's /metrics prints, once it has answered something. */
async function printed(): Promise<string> {
  const env = { PORT: '0', SKAL_METRICS_PORT: '0', SKAL_DATA_DIR: await createPublishedDataDir() };
  const child = spawn(process.execPath, [join(ROOT, 'packages/product/src/serve.ts')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    while (!/ready: \S+/.test(said)) {
      if (child.exitCode !== null) throw new Error(said);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    await fetch(`${/ready: (\S+)/.exec(said)?.[1]}/api/session`);
    return await (await fetch(/Metrics: (\S+)/.exec(said)?.[1] ?? '')).text();
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

it('dashboard and alerts are made of figures that a site really has, with the labels that these have', async () => {
  const lines = (await printed()).split('\n');
  // Prometheus itself says of each site whether it answers.
  const there = new Set(['up', ...lines.map((line) => /^[a-z0-9_]+/.exec(line)?.[0] ?? '')]);
  const asked = expressions.flatMap((expression) => read(expression).names);
  expect(asked.length).toBeGreaterThan(25);
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
  // Each of ours is looked at by somebody.
  const ours = [...there].filter((name) => name.startsWith('skal_') && !name.endsWith('_sum'));
  expect(ours.filter((name) => !asked.includes(name))).toEqual([]);
  const labels = expressions
    .flatMap((expression) => [...expression.matchAll(/by \(([^)]+)\)/g)].map(([, names = '']) => names.split(', ')))
    .flat();
  const known = lines.join('\n');
  expect([...new Set(labels)].filter((label) => !known.includes(`${label}="`))).toEqual([]);
});

it('every expression is whole', () => {
  expect(expressions.filter((expression) => !read(expression).whole)).toEqual([]);
});

it('every alert says what is so, what to do, and how much it matters', () => {
  for (const { labels, annotations } of rules) {
    expect(['page', 'look']).toContain(labels.severity);
    expect(annotations.description).toMatch(/\.$|\?$/);
    expect(annotations.summary.length).toBeGreaterThan(10);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
