import { type CallInfo, callByName } from '../http/callIndex.ts';
import type { Caller, Step } from './step.ts';
import { steps } from './steps.ts';

/** A response of the api or of a mock. */
export interface CallResult {
  status: number;
  /** Undefined unless JSON. */
  json: unknown;
}

/** Input of a call. */
export interface CallInput extends Pick<Step, 'send' | 'bytes'> {
  params: Record<string, string>;
}

/** Sends one call and validates the response against the contracts. */
export type CallFn = (by: Caller, call: CallInfo, input: CallInput) => Promise<CallResult>;

/** An id that does not exist. */
const UNKNOWN = '0198c0de-ffff-7000-8000-ffffffffffff';

function summarizeResult({ status, json }: CallResult): string {
  const { code, fields = {} } = status >= 400 ? (json as { code?: string; fields?: object }) : {};
  return [status, ...(code ? [code] : []), ...Object.keys(fields).sort()].join(' ');
}

/** Runs the whole journey and returns actual and expected results. */
export async function runJourney(sendCall: CallFn): Promise<{ actual: string[]; expected: string[] }> {
  const answers: Record<string, unknown> = {};
  const actual: string[] = [];
  for (const { by, call: name, params: at, send, sendFrom, bytes } of steps) {
    const call = callByName(name);
    if (!call) throw new Error(`No contract has ${name}`);
    const unknown = [...call.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, UNKNOWN]);
    const params = { ...Object.fromEntries(unknown), ...at?.(answers) };
    const result = await sendCall(by, call, { params, send: sendFrom ? sendFrom(answers) : send, bytes });
    if (result.status < 400) answers[name] = result.json;
    actual.push(`${by}: ${name} ${summarizeResult(result)}`);
  }
  return { actual, expected: steps.map(({ by, call, expected }) => `${by}: ${call} ${expected}`) };
}
