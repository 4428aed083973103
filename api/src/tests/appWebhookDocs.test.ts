import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { webhookTypes } from '@skal/contracts/app/appWebhook';
import { live } from '../testing/fixtures/requestBodies.ts';
import { startTestApi } from '../testing/index.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/reference/app-webhooks.md', import.meta.url)), 'utf8');

/** Finds a free port of this machine. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

describe('docs/reference/app-webhooks.md', () => {
  it('names every type of message', () => {
    expect(webhookTypes.filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
  });

  it('has a TypeScript receiver that runs unchanged and verifies a message', async () => {
    const [, receiver = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(page) ?? [];
    const api = await startTestApi({ webhooks: { allowLoopback: true, pollMs: 20 } });
    const owner = await api.signIn(live.email, live.password);
    const port = await findFreePort();
    const { body } = await owner.post('/api/webhooks', { url: `http://127.0.0.1:${port}/skal` });
    const env = { ...process.env, PORT: String(port), SKAL_WEBHOOK_SECRET: String(body.secret) };
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', receiver], { env });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe('listening');
    await owner.post(`/api/webhooks/${body.id}/test`);
    expect((await lines.next()).value).toBe('webhook.test {}');
    child.kill();
    await once(child, 'exit');
    await api.close();
  });
});
