import { type ReservedPort, reserveFreePort, reservePort } from './freePort.ts';

/** The port of the web server without PORT. */
const DEFAULT_PORT = 3000;

/** PORT is not a port number. */
export class InvalidPortError extends Error {
  override name = 'InvalidPortError';
}

/** The port of PORT; 0 means any free port. */
function numberOf(env: NodeJS.ProcessEnv): number {
  const port = env.PORT ? Number(env.PORT) : DEFAULT_PORT;
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidPortError('PORT must be a number from 0 to 65535.');
}

/**
 * The port to listen on. `PORT=0` means any free port, which is reserved until it is released.
 * @throws InvalidPortError if PORT is not a port
 */
export async function portFromEnv(env: NodeJS.ProcessEnv): Promise<ReservedPort> {
  const port = numberOf(env);
  return port === 0 ? reserveFreePort() : { port, free: async () => {} };
}

/**
 * The port to listen on, reserved even if PORT names it: for development programs that build before they listen, and
 * should fail before they build.
 * @throws InvalidPortError if PORT is not a port; Error with code EADDRINUSE if it is in use
 */
export async function reservePortFromEnv(env: NodeJS.ProcessEnv): Promise<ReservedPort> {
  const port = numberOf(env);
  return port === 0 ? reserveFreePort() : reservePort(port, env.HOST ?? 'localhost');
}
