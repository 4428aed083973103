import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { reserveFreePort } from '@skal/shell/server/http/freePort.ts';

const program = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** A process that does not end by itself is killed, and has no exit code. */
const LIMIT = { timeout: 60_000, killSignal: 'SIGKILL' } as const;

/** Runs `npm run dev` with arguments on a port until it ends. */
function dev(port: number, ...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [program, 'dev', ...args], {
    ...LIMIT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), HOST: '127.0.0.1' },
  });
  return { status, stderr };
}

describe('the dev command for a remote', () => {
  it('fails without a build when its port is taken, with a message', async () => {
    const { port, free } = await reserveFreePort();
    const { status, stderr } = dev(port, 'mfe-portal');
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is taken by another program. With PORT=0 before the command it is any that is free.\n`,
    );
    await free();
  });

  it('stops what it has started when the site around the remote is unreachable', async () => {
    const unreachable = await reserveFreePort();
    await unreachable.free();
    const { status, stderr } = dev(0, 'mfe-portal', '--from', `http://127.0.0.1:${unreachable.port}`);
    expect(status).toBe(1);
    expect(stderr).toMatch(/cannot be reached/);
  });
});
