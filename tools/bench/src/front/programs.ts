/** nginx and the load generator wrk, as Debian has them, in a folder of their own beside the packages. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPackages, unpackPackages } from '../../../lab/src/debian/packages.ts';
import { debianRoom } from '../../../lab/src/debian/room.ts';

const PACKAGES = ['nginx-core', 'libnginx-mod-http-brotli-static', 'wrk'];
const NAME = `skal-front-${createHash('sha256').update(JSON.stringify(PACKAGES)).digest('hex').slice(0, 12)}`;

const LIBRARIES = ['lib/x86_64-linux-gnu', 'usr/lib/x86_64-linux-gnu'];

export interface Programs {
  /** The words that start one of them, from its own loader on: it takes no library of the machine's. */
  words(program: 'nginx' | 'wrk'): string[];
  /** Where nginx finds the module that serves files which are compressed already. */
  brotliModule: string;
}

/** Both of them, fetched by now: some seconds, for the first time. */
export async function frontPrograms(): Promise<Programs> {
  const folder = await debianRoom({
    name: NAME,
    programs: 'nginx and wrk',
    async make(partial) {
      await unpackPackages(await fetchPackages(join(partial, 'apt'), PACKAGES), join(partial, 'root'));
      await rm(join(partial, 'apt'), { recursive: true });
    },
  });
  const root = join(folder, 'root');
  const paths = { nginx: 'usr/sbin/nginx', wrk: 'usr/bin/wrk' };
  const loader = join(root, 'lib64/ld-linux-x86-64.so.2');
  const path = LIBRARIES.map((name) => join(root, name)).join(':');
  return {
    words: (program) => [loader, '--library-path', path, join(root, paths[program])],
    brotliModule: join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  };
}
