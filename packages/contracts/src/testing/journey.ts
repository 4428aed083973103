import { callNamed, type KnownCall } from '../knownCalls.ts';
import type { Caller, Step } from './step.ts';
import { steps } from './steps.ts';

/** An answer as either side gave it. */
export interface Given {
  status: number;
  /** Undefined where it is no JSON. */
  json: unknown;
}

/** What a call is made with. */
export interface Asked extends Pick<Step, 'send' | 'bytes'> {
  params: Record<string, string>;
}

/** Makes one call; whoever does holds the shape of the answer against the contracts. */
export type Ask = (by: Caller, call: KnownCall, asked: Asked) => Promise<Given>;

/** An id that nothing has. */
const UNKNOWN = '0198c0de-ffff-7000-8000-ffffffffffff';

function toldOf({ status, json }: Given): string {
  const { code, fields = {} } = status >= 400 ? (json as { code?: string; fields?: object }) : {};
  return [status, ...(code ? [code] : []), ...Object.keys(fields).sort()].join(' ');
}

/** Goes the whole journey, and tells how each call was answered, beside how it should be. */
export async function goJourney(ask: Ask): Promise<{ was: string[]; should: string[] }> {
  const answers: Record<string, unknown> = {};
  const was: string[] = [];
  for (const { by, call: name, at, send, bytes } of steps) {
    const call = callNamed(name);
    if (!call) throw new Error(`No contract has ${name}`);
    const unknown = [...call.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, UNKNOWN]);
    const params = { ...Object.fromEntries(unknown), ...at?.(answers) };
    const given = await ask(by, call, { params, send, bytes });
    if (given.status < 400) answers[name] = given.json;
    was.push(`${by}: ${name} ${toldOf(given)}`);
  }
  return { was, should: steps.map(({ by, call, is }) => `${by}: ${call} ${is}`) };
}
