import { type ReservedPort, reserveFreePort, reservePort } from './freePort.ts';

/** The port of the front door unless PORT says otherwise. */
const DEFAULT_PORT = 3000;

/** PORT is no port, in a sentence. */
export class InvalidPortError extends Error {
  override name = 'InvalidPortError';
}

/** The port that PORT names; 0 means any that is free. */
function numberOf(env: NodeJS.ProcessEnv): number {
  const port = env.PORT ? Number(env.PORT) : DEFAULT_PORT;
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidPortError('PORT must be a number from 0 to 65535.');
}

/**
 * The port to listen on; `PORT=0` means any that is free, which is held until it is let go of.
 * @throws InvalidPortError when PORT is no port
 */
export async function portFromEnv(env: NodeJS.ProcessEnv): Promise<ReservedPort> {
  const port = numberOf(env);
  return port === 0 ? reserveFreePort() : { port, free: async () => {} };
}

/**
 * The port to listen on, held from now on also where PORT names it: for a program of a desk that builds for a while before
 * it listens, and does not start to build where it could not be served.
 * @throws InvalidPortError when PORT is no port; Error with code EADDRINUSE when somebody has it
 */
export async function reservePortFromEnv(env: NodeJS.ProcessEnv): Promise<ReservedPort> {
  const port = numberOf(env);
  return port === 0 ? reserveFreePort() : reservePort(port, env.HOST ?? 'localhost');
}
