import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutProgram } from '../cli/program.ts';
import { knownSettings, readSingleYaml, readText } from '../image/configFiles.ts';
import { readSources } from '../lint/sourceFiles.ts';
import { ROOT } from '../root.ts';

const page = readText('docs/tutorial/first-server.md');
const units = globSync('docker/server/*.{service,timer}', { cwd: ROOT }).sort();
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** What a unit says, by its keys. */
const saidBy = (unit: string) =>
  new Map([...readText(unit).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));

describe('docker/server, and the page that goes through it', () => {
  it('names settings that there are', () => {
    const names = [...readText('docker/server/skal.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(8);
    const known = knownSettings();
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('starts programs that there are, as somebody who may do little', () => {
    expect(units).toHaveLength(3);
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      const said = saidBy(unit);
      const [program = ''] = /\b[\w/]+\.ts\b/.exec(said.get('ExecStart') ?? '') ?? [];
      expect(existsSync(join(ROOT, program))).toBe(true);
      expect(Object.fromEntries(said)).toMatchObject({
        ...{ User: 'skal', NoNewPrivileges: 'yes', ProtectSystem: 'strict', CapabilityBoundingSet: '', UMask: '0077' },
      });
    }
  });

  it('gives a site that ends the time that it takes', () => {
    // The drain, the requests under way, and an email in progress: docs/how-to/server.md.
    expect(Number(saidBy('docker/server/skal.service').get('TimeoutStopSec'))).toBeGreaterThanOrEqual(3 + 5 + 10);
  });

  it('leads visitors to the port of the site, and tells it who they are', () => {
    const nginx = readText('docker/server/nginx.conf');
    for (const proxy of [readText('docker/server/Caddyfile'), nginx]) expect(proxy).toContain('127.0.0.1:3000');
    for (const line of ['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'Host $host']) {
      expect(nginx).toContain(`proxy_set_header ${line};`);
    }
    const [file = 0, release = 0] = [...nginx.matchAll(/client_max_body_size (\d+)m/g)].map(([, size]) => Number(size));
    // Ten of a file (packages/contracts/src/support/ticket.ts), and the size of a release (docs/reference/settings.md), each at its path.
    expect([file > 10, release]).toEqual([true, 64]);
    expect(nginx).toMatch(/location \/releases\/ {\n\t\tclient_max_body_size 64m;/);
  });

  it('reads the figures where the settings put them', () => {
    const { scrape_configs: configs } = readSingleYaml<{
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    }>('docker/server/prometheus.yml');
    const port = /^SKAL_METRICS_PORT=(\d+)$/m.exec(readText('docker/server/skal.env.example'))?.[1];
    expect(configs[0]?.static_configs[0]?.targets).toEqual([`127.0.0.1:${port}`]);
  });

  it('hands alerts on to whom the page has started, on the loopback alone', () => {
    const { alerting } = readSingleYaml<{ alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] } }>(
      'docker/server/prometheus.yml',
    );
    const listening = [...page.matchAll(/--web\.listen-address=([\d.:]+)/g)].map(([, address]) => address);
    expect(listening).toEqual(['127.0.0.1:9090', ...(alerting.alertmanagers[0]?.static_configs[0]?.targets ?? [])]);
    const { route, receivers } = readSingleYaml<{ route: { receiver: string }; receivers: { name: string }[] }>(
      'docker/server/alertmanager.yml',
    );
    expect(receivers.map(({ name }) => name)).toEqual([route.receiver]);
  });

  it('has a test for each alert, which the walk of the page runs', () => {
    const { groups } = readSingleYaml<{ groups: { rules: { alert: string }[] }[] }>('docker/alerts.yml');
    const { tests } = readSingleYaml<{ tests: { name: string }[] }>('docker/alerts.test.yml');
    expect(tests.map(({ name }) => name)).toEqual(groups.flatMap(({ rules }) => rules.map((rule) => rule.alert)));
  });

  it('names files and commands that there are', () => {
    const files = [...page.matchAll(/\b(?:docker|tools)\/[\w./-]+/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const commands = [...page.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const known = checkoutProgram().commands.map((command) => command.name());
    const used = [...page.matchAll(/npx skal ([\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(statSync(join(ROOT, 'docker/server/as-skal')).mode & 0o111).toBe(0o111);
  });
});

/** The text of the files of some folders, without tests. */
const codeOf = (folders: RegExp) =>
  readSources(ROOT)
    .filter(({ path }) => folders.test(path) && !path.includes('.test.'))
    .map(({ text }) => text)
    .join('\n');

/** What table cells have in backticks. */
const namesIn = (cells: Iterable<RegExpMatchArray>) =>
  [...cells].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

describe('docs/how-to/monitoring.md', () => {
  const monitoring = readText('docs/how-to/monitoring.md');
  const code = codeOf(/^(?:api|packages\/product)\/src\//);

  it('lists log messages and metrics of the code', () => {
    const messages = namesIn(monitoring.matchAll(/^\| ([^|]+) \| (?:error|warn|info)\b[^|]* \|/gm));
    const metrics = namesIn(monitoring.matchAll(/^\| (`skal_[^|]+) \|/gm));
    expect([messages.length > 20, metrics.length > 6]).toEqual([true, true]);
    expect([...messages, ...metrics].filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  });

  it('lists every alert', () => {
    const { groups } = readSingleYaml<{ groups: { rules: { alert: string }[] }[] }>('docker/alerts.yml');
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(alerts.filter((alert) => !monitoring.includes(`\`${alert}\``))).toEqual([]);
  });
});

it('docs/how-to/release.md explains messages of the code', () => {
  const [, section = ''] = readText('docs/how-to/release.md').split('## If a release is refused');
  const messages = namesIn(section.split('## ')[0]?.matchAll(/^\| ([^|]+) \|/gm) ?? []);
  const code = codeOf(/^(?:shell\/server|tools\/cli\/src|packages)\//);
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.flatMap((text) => text.split('…')).filter((text) => !code.includes(text.trim()))).toEqual([]);
});
