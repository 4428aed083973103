/** An npm registry on loopback, and the packages of this repository in it. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyRepository } from '@skal/tooling/src/testing/workingCopy.ts';
import { runServer } from 'verdaccio';

const run = promisify(execFile);

/** Without uplinks: the registry knows only the packages that were published to it. */
const CONFIG = `
storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
packages: { '**': { access: $all, publish: $authenticated } }
log: { type: stdout, level: fatal }
`;

/** Variables by which lerna, nx and npm, which may run this test, tell child processes about their own project. */
const OUTER_PROJECT = /^(NX_|LERNA_|npm_|INIT_CWD$|NODE_OPTIONS$)/i;

export interface NpmRegistry {
  url: string;
  /** The environment of npm for a team: a cache of its own, and a default registry that has no packages. */
  env: NodeJS.ProcessEnv;
  /** The same with the token of a user who may publish. */
  publisherEnv: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Creates a user. Returns the token. */
async function createToken(url: string): Promise<string> {
  const user = { name: 'platform', password: 'password-of-the-platform-team' };
  const reply = await fetch(`${url}-/user/org.couchdb.user:${user.name}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(user),
  });
  return ((await reply.json()) as { token: string }).token;
}

/** Starts Verdaccio on a free port, with a configuration and a storage of its own. */
export async function startNpmRegistry(): Promise<NpmRegistry> {
  const dir = mkdtempSync(join(tmpdir(), 'skal-registry-'));
  writeFileSync(join(dir, 'config.yaml'), CONFIG);
  const server = (await runServer(join(dir, 'config.yaml'))) as Server;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${host}/`;
  writeFileSync(join(dir, 'publisher.npmrc'), `//${host}/:_authToken=${await createToken(url)}\n`);
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OUTER_PROJECT.test(name))),
    npm_config_userconfig: join(dir, 'team.npmrc'),
    npm_config_cache: join(dir, 'cache'),
    // No request leaves this machine, and only a line in `.npmrc` leads to our packages.
    npm_config_registry: `${url}default/`,
  };
  return {
    url,
    env,
    publisherEnv: { ...env, npm_config_userconfig: join(dir, 'publisher.npmrc') },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export interface PublishedPackage {
  /** Its folder in this repository. */
  folder: string;
  manifest: {
    name: string;
    version: string;
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
}

/** Publishes a version of our packages from a copy of the sources, as docs/how-to/remote.md describes. */
export async function publishPackages({ url, publisherEnv }: NpmRegistry): Promise<readonly PublishedPackage[]> {
  const copy = copyRepository();
  try {
    const [name, email] = ['Platform team', 'platform@example.dk'];
    const env = {
      ...publisherEnv,
      ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
      GIT_CONFIG_GLOBAL: devNull,
    };
    const git = (...args: string[]) => run('git', args, { cwd: copy.dir, env });
    const lerna = (...args: string[]) =>
      run(process.execPath, [join(copy.dir, 'node_modules/lerna/dist/cli.js'), ...args, '--yes'], {
        cwd: copy.dir,
        env,
      });
    await git('init');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'feat: let teams have remotes in repositories of their own');
    await lerna('version', '--no-push');
    await copy.run(['pack']);
    await lerna('publish', 'from-git', '--registry', url);
    return globSync('{*,packages/*,tools/*}/dist/npm/package.json', { cwd: copy.dir }).map((file) => ({
      folder: dirname(dirname(dirname(file))),
      manifest: JSON.parse(readFileSync(join(copy.dir, file), 'utf8')) as PublishedPackage['manifest'],
    }));
  } finally {
    copy.remove();
  }
}
