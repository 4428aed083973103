import { once } from 'node:events';
import { createServer } from 'node:net';
import { portFromEnv, reservePortFromEnv } from './port.ts';

/** Listens on a port and closes it. */
async function listenOn(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

describe('the port to listen on', () => {
  it('stays reserved when it was free, even if clients connect meanwhile', async () => {
    const { port, free: letGo } = await portFromEnv({ PORT: '0' });
    await expect(listenOn(port)).rejects.toThrow('EADDRINUSE');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    await letGo();
    await listenOn(port);
  });

  it('is the one of PORT, which may be in use', async () => {
    const inUse = await portFromEnv({ PORT: '0' });
    const named = await portFromEnv({ PORT: String(inUse.port) });
    expect(named.port).toBe(inUse.port);
    // It was never reserved, so releasing it does not affect its owner.
    await named.free();
    await expect(listenOn(inUse.port)).rejects.toThrow('EADDRINUSE');
    await inUse.free();
  });

  it('is 3000 without PORT', async () => {
    expect((await portFromEnv({})).port).toBe(3000);
  });

  it.each(['-1', '65536', '80.5', 'web'])('rejects %s with a message', async (text) => {
    await expect(portFromEnv({ PORT: text })).rejects.toThrow('PORT must be a number from 0 to 65535.');
  });
});

describe('the port of a program that builds before it listens', () => {
  it('is reserved, the one of PORT too', async () => {
    const free = await portFromEnv({ PORT: '0' });
    await free.free();
    const { port, free: letGo } = await reservePortFromEnv({ PORT: String(free.port), HOST: '127.0.0.1' });
    expect(port).toBe(free.port);
    await expect(listenOn(port)).rejects.toThrow('EADDRINUSE');
    await letGo();
    await listenOn(port);
  });

  it('is rejected at once if it is in use', async () => {
    const inUse = await reservePortFromEnv({ PORT: '0' });
    await expect(reservePortFromEnv({ PORT: String(inUse.port), HOST: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
    await inUse.free();
  });
});
