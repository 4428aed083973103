import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@skal/shell/server/freePort.ts';
import type { Programs } from './programs.ts';

/** An answer of the product: its bytes as they are, and as they are compressed. */
export interface Sample {
  path: string;
  headers: Record<string, string>;
  plain: Buffer;
  brotli: Buffer;
}

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** So long it is waited for, in milliseconds. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

/** A word of its settings. A dollar begins a variable there, and cannot be written otherwise. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot say ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** One worker, as the product is one process; everything that is known to make it fast is on. */
const configOf = (dir: string, port: number, samples: readonly Sample[], brotliModule: string): string => `
load_module ${brotliModule};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  open_file_cache_valid 1h;
  brotli_static on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${dir}/files;
    ${samples
      .map(
        ({ path, headers }, index) => `location = ${path} {
      try_files /${index} =404;
      types { }
      default_type ${quoted(headers['content-type'] ?? 'text/plain')};
      ${Object.entries(headers)
        .filter(([name]) => name !== 'content-type')
        .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
        .join('\n      ')}
    }`,
      )
      .join('\n    ')}
  }
}
`;

/** Starts nginx with these answers as files, with the same heads. It is ended by its own process id. */
export async function startNginx(dir: string, programs: Programs, samples: readonly Sample[]): Promise<Nginx> {
  const port = await freePort();
  mkdirSync(join(dir, 'files'), { recursive: true });
  for (const [index, { plain, brotli }] of samples.entries()) {
    writeFileSync(join(dir, 'files', String(index)), plain);
    writeFileSync(join(dir, 'files', `${index}.br`), brotli);
  }
  const config = join(dir, 'nginx.conf');
  writeFileSync(config, configOf(dir, port, samples, programs.brotliModule));
  const [loader = '', ...words] = programs.words('nginx');
  const child = spawn(loader, [...words, '-p', dir, '-c', config], { stdio: ['ignore', 'inherit', 'inherit'] });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  for (const until = performance.now() + PATIENCE_MS; ; await sleep(LOOK_MS)) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    // Until it listens nobody answers, and that is what is waited for.
    if ((await fetch(url).catch(() => null)) !== null) break;
    if (performance.now() > until) throw new Error('nginx does not answer');
  }
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      end();
      await gone;
      process.off('exit', end);
    },
  };
}
