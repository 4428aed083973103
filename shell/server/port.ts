import { type HeldPort, holdFreePort } from './freePort.ts';

/** The port of the front door unless PORT says otherwise. */
const DEFAULT_PORT = 3000;

/** PORT is no port, in a sentence. */
export class NoPort extends Error {
  override name = 'NoPort';
}

/**
 * The port to listen on; `PORT=0` means any that is free, which is held until it is let go of.
 * @throws NoPort when PORT is no port
 */
export async function portOf(env: NodeJS.ProcessEnv): Promise<HeldPort> {
  const port = env.PORT ? Number(env.PORT) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new NoPort('PORT must be a number from 0 to 65535.');
  }
  return port === 0 ? holdFreePort() : { port, letGo: async () => {} };
}
