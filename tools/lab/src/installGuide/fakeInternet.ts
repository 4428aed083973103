/**
 * The simulated internet: a certificate authority that validates domains (Pebble, at the addresses of Let's Encrypt), a mail server
 * with TLS, and a git server.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ROOT } from '@skal/tooling/src/root.ts';
import { MOUNTS } from './chroots.ts';
import { ADDRESSES, AUTHORITIES, GIT, HOSTS, MAIL } from './network.ts';

const PEBBLE = { port: 14000, management: 15000 } as const;
const MAIL_PORT = 587;

export interface FakeInternet {
  /** Certificates of the authorities as PEM, which all machines of the run trust. */
  readonly authorities: readonly string[];
  readonly repository: string;
  /** The received emails, in full. */
  mails(): string[];
  /** Adds a commit to the repository's branch. */
  commit(): void;
}

const sh = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** Creates an authority for the servers that are not the site: it signs one certificate for all of them. */
function makeCertificates(folder: string): { authority: string; certificate: string; key: string } {
  const at = (name: string) => join(folder, name);
  const names = [MAIL, ...AUTHORITIES].map((name) => `DNS:${name}`).join(',');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const authorityOptions = [
    '-x509',
    '-subj',
    '/CN=Authority of the walk',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  ];
  sh('openssl', 'req', ...key, ...authorityOptions, '-addext', 'keyUsage=keyCertSign');
  const signed = ['-x509', '-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-subj', `/CN=${MAIL}`];
  const leaf = ['-addext', `subjectAltName=${names},IP:127.0.0.1`, '-addext', 'basicConstraints=critical,CA:FALSE'];
  sh('openssl', 'req', ...key, ...signed, ...leaf, '-keyout', at('leaf.key'), '-out', at('leaf.pem'));
  return { authority: readFileSync(at('ca.pem'), 'utf8'), certificate: at('leaf.pem'), key: at('leaf.key') };
}

/** Let's Encrypt has a different directory URL than Pebble; other requests are forwarded unchanged. */
function openAuthority(certificate: string, key: string): void {
  const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (incoming, response) => {
    const path = incoming.url === '/directory' ? '/dir' : incoming.url;
    const { method, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port: PEBBLE.port, path, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(443, ADDRESSES.world);
}

async function rootOfPebble(): Promise<string> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const response = await fetch(`https://127.0.0.1:${PEBBLE.management}/roots/0`).catch(() => undefined);
    if (response?.ok) return response.text();
    if (Date.now() > deadline) throw new Error('Pebble is not responding: see its log');
    await sleep(100);
  }
}

/** Starts it. The folder belongs to the run; `tools` is the chroot of its programs. */
export async function startFakeInternet(folder: string, tools: string, log: number): Promise<FakeInternet> {
  writeFileSync(join(folder, 'hosts'), HOSTS);
  sh('mount', '--bind', join(folder, 'hosts'), '/etc/hosts');
  for (const mount of MOUNTS) sh('mount', '--rbind', `/${mount}`, join(tools, mount));
  const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
    spawn('chroot', [tools, ...args], { stdio: ['ignore', log, log], env: { PATH: process.env.PATH, ...env } });

  const { authority, certificate, key } = makeCertificates(folder);
  const trust = (more: readonly string[]) => setDefaultCACertificates([...getCACertificates('bundled'), ...more]);
  trust([authority]);
  const pebble = {
    listenAddress: `127.0.0.1:${PEBBLE.port}`,
    managementListenAddress: `127.0.0.1:${PEBBLE.management}`,
    ...{ certificate, privateKey: key, httpPort: 80, tlsPort: 443, ocspResponderURL: '' },
  };
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify({ pebble }));
  const env = { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' };
  start(['/usr/bin/pebble', '-config', join(folder, 'pebble.json')], env);
  openAuthority(certificate, key);
  const siteAuthority = await rootOfPebble();
  trust([authority, siteAuthority]);

  const mailDir = join(folder, 'mails');
  mkdirSync(mailDir);
  const mailbox = ['--nosetuid', '-c', 'aiosmtpd.handlers.Mailbox', join(mailDir, 'box')];
  const encrypted = ['--tlscert', certificate, '--tlskey', key];
  const args = ['-l', `${ADDRESSES.world}:${MAIL_PORT}`, ...encrypted, ...mailbox];
  start(['/usr/bin/python3', '-m', 'aiosmtpd', ...args]);

  const bare = join(folder, 'git/skal.git');
  sh('git', 'clone', '--quiet', '--bare', '--no-local', ROOT, bare);
  spawn('git', ['daemon', '--export-all', `--base-path=${join(folder, 'git')}`, `--listen=${ADDRESSES.world}`], {
    stdio: ['ignore', log, log],
  });
  const git = (...args: string[]) => String(sh('git', '-C', bare, ...args)).trim();
  return {
    authorities: [authority, siteAuthority],
    repository: `git://${GIT}/skal.git`,
    mails: () => {
      const folders = ['new', 'cur'].map((name) => join(mailDir, 'box', name));
      const files = folders.flatMap((name) => {
        try {
          return readdirSync(name).map((file) => join(name, file));
        } catch {
          // The folder is created with the first email.
          return [];
        }
      });
      return files.map((file) => readFileSync(file, 'utf8'));
    },
    commit: () => {
      const author = ['-c', 'user.name=Walk', '-c', 'user.email=walk@walk.test'];
      const created = git(...author, 'commit-tree', 'HEAD^{tree}', '-p', 'HEAD', '-m', 'New commit');
      git('update-ref', 'HEAD', created);
    },
  };
}
