import { once } from 'node:events';
import { createServer } from 'node:net';
import { portFromEnv, reservePortFromEnv } from './port.ts';

/** Listens there, and lets go of it. */
async function listenOn(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

describe('the port to listen on', () => {
  it('keeps one that is free from everybody else until it is let go of, whoever knocks meanwhile', async () => {
    const { port, free: letGo } = await portFromEnv({ PORT: '0' });
    await expect(listenOn(port)).rejects.toThrow('EADDRINUSE');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    await letGo();
    await listenOn(port);
  });

  it('is the one that PORT names, which somebody else may have', async () => {
    const taken = await portFromEnv({ PORT: '0' });
    const named = await portFromEnv({ PORT: String(taken.port) });
    expect(named.port).toBe(taken.port);
    // It was never ours: to let go of it changes nothing for whoever has it.
    await named.free();
    await expect(listenOn(taken.port)).rejects.toThrow('EADDRINUSE');
    await taken.free();
  });

  it('is 3000 where PORT says nothing', async () => {
    expect((await portFromEnv({})).port).toBe(3000);
  });

  it.each(['-1', '65536', '80.5', 'web'])('is not %s, which is said in a sentence', async (text) => {
    await expect(portFromEnv({ PORT: text })).rejects.toThrow('PORT must be a number from 0 to 65535.');
  });
});

describe('the port of a program that builds before it listens', () => {
  it('is kept from everybody else, the one that PORT names, too', async () => {
    const free = await portFromEnv({ PORT: '0' });
    await free.free();
    const { port, free: letGo } = await reservePortFromEnv({ PORT: String(free.port), HOST: '127.0.0.1' });
    expect(port).toBe(free.port);
    await expect(listenOn(port)).rejects.toThrow('EADDRINUSE');
    await letGo();
    await listenOn(port);
  });

  it('is refused at once where somebody has it', async () => {
    const taken = await reservePortFromEnv({ PORT: '0' });
    await expect(reservePortFromEnv({ PORT: String(taken.port), HOST: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
    await taken.free();
  });
});
