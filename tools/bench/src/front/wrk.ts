import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Programs } from './programs.ts';

const run = promisify(execFile);

const CONNECTIONS = 50;

/** What wrk prints, as far as it is asked. @throws when an answer was not one, so that the rate is worth nothing */
export function rateIn(printed: string): number {
  const fault = /^\s*(?:Non-2xx|Socket errors).*$/m.exec(printed);
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(printed) ?? [];
  if (fault || rate === undefined) throw new Error(`wrk: ${fault?.[0].trim() ?? printed}`);
  return Number(rate);
}

/** Requests per second of one address for some seconds. */
export async function rateOf(programs: Programs, url: string, encoding: string, seconds: number): Promise<number> {
  const [loader = '', ...words] = programs.words('wrk');
  const asked = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url];
  const { stdout } = await run(loader, [...words, ...asked]);
  return rateIn(stdout);
}
