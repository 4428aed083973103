import { SimulationError } from './SimulationError.ts';

const TIMEOUT_MS = 15_000;

interface RequestOptions {
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one request with a browser's headers. @throws SimulationError on a timeout or network error */
export async function request(
  site: string,
  method: string,
  path: string,
  { body, headers = {} }: RequestOptions,
): Promise<Response> {
  return fetch(site + path, {
    ...{ method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) },
    headers: { Origin: site, ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error) => {
    const { cause, name } = Object(error) as { cause?: { code?: string }; name?: string };
    throw new SimulationError(`${site} does not answer (${cause?.code ?? name}). Is it running? npm start serves one.`);
  });
}
