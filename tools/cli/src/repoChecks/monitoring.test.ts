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

/** Returns the metric names of an expression, and whether it is valid. */
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

/** Returns the /metrics output of a site that has served some requests. */
async function readMetrics(): Promise<string> {
  const env = { PORT: '0', SKAL_METRICS_PORT: '0', SKAL_DATA_DIR: await createPublishedDataDir() };
  const child = spawn(process.execPath, [join(ROOT, 'packages/product/src/serve.ts')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    while (!/ready: \S+/.test(output)) {
      if (child.exitCode !== null) throw new Error(output);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    await fetch(`${/ready: (\S+)/.exec(output)?.[1]}/api/session`);
    return await (await fetch(/Metrics: (\S+)/.exec(output)?.[1] ?? '')).text();
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

it('dashboard and alerts use existing metrics, with their labels', async () => {
  const lines = (await readMetrics()).split('\n');
  // Prometheus adds `up` for each target.
  const exported = new Set(['up', ...lines.map((line) => /^[a-z0-9_]+/.exec(line)?.[0] ?? '')]);
  const used = expressions.flatMap((expression) => read(expression).names);
  expect(used.length).toBeGreaterThan(25);
  expect(used.filter((name) => !exported.has(name))).toEqual([]);
  // A dashboard or alert uses each metric of the product.
  const productMetrics = [...exported].filter((name) => name.startsWith('skal_') && !name.endsWith('_sum'));
  expect(productMetrics.filter((name) => !used.includes(name))).toEqual([]);
  const labels = expressions
    .flatMap((expression) => [...expression.matchAll(/by \(([^)]+)\)/g)].map(([, names = '']) => names.split(', ')))
    .flat();
  const metricsText = lines.join('\n');
  expect([...new Set(labels)].filter((label) => !metricsText.includes(`${label}="`))).toEqual([]);
});

it('every expression is valid', () => {
  expect(expressions.filter((expression) => !read(expression).whole)).toEqual([]);
});

it('every alert has a summary, an action and a severity', () => {
  for (const { labels, annotations } of rules) {
    expect(['page', 'look']).toContain(labels.severity);
    expect(annotations.description).toMatch(/\.$|\?$/);
    expect(annotations.summary.length).toBeGreaterThan(10);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
