import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutProgram } from '../cli/program.ts';
import { knownSettings, readSingleYaml, readText } from '../image/configFiles.ts';
import { ROOT } from '../root.ts';

const page = readText('docs/first-server.md');
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
    // The drain, the requests under way, and a mail that is being sent: docs/operations.md.
    expect(Number(saidBy('docker/server/skal.service').get('TimeoutStopSec'))).toBeGreaterThanOrEqual(3 + 5 + 10);
  });

  it('leads visitors to the port of the site, and tells it who they are', () => {
    const nginx = readText('docker/server/nginx.conf');
    for (const proxy of [readText('docker/server/Caddyfile'), nginx]) expect(proxy).toContain('127.0.0.1:3000');
    for (const line of ['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'Host $host']) {
      expect(nginx).toContain(`proxy_set_header ${line};`);
    }
    const [file = 0, release = 0] = [...nginx.matchAll(/client_max_body_size (\d+)m/g)].map(([, size]) => Number(size));
    // Ten of a file (packages/contracts/src/support/ticket.ts), and what a release may have (docs/operations.md), each where it is sent to.
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
