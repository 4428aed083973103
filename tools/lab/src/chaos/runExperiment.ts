/** What visitors noticed of a scene. */
import type { RequestKind, LoadGenerator, RequestSample } from './loadGenerator.ts';
import type { Cluster } from './startCluster.ts';
import type { Promised, Experiment } from './experiment.ts';

/** The longest that nothing may be stored while another node takes over, in milliseconds. */
const FAILOVER_MS = 3_000;

const KINDS: readonly RequestKind[] = ['page', 'file', 'session', 'write'];

export interface ExperimentResult {
  readonly name: string;
  readonly promised: Promised;
  readonly durationMs: number;
  readonly requests: number;
  /** What was not answered as it was meant, by kind. */
  readonly failed: Readonly<Record<RequestKind, number>>;
  /** The longest time without a form that was stored, and without a session that was read, in milliseconds. */
  readonly gaps: { readonly write: number; readonly session: number };
  /** What was answered how often, where it was no success. */
  readonly errors: Readonly<Record<string, number>>;
  /** What must not be, in sentences. */
  readonly violations: readonly string[];
}

const isGood = ({ kind, result }: RequestSample) => result === (kind === 'write' ? 201 : 200);

function longestGap(tries: readonly RequestSample[], kind: RequestKind, from: number, to: number): number {
  let last = from;
  let longest = 0;
  for (const { at } of tries.filter((one) => one.kind === kind && isGood(one)).toSorted((a, b) => a.at - b.at)) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return Math.round(Math.max(longest, to - last));
}

function wrongIn(promised: Promised, { failed, gaps, errors }: Pick<ExperimentResult, 'failed' | 'gaps' | 'said'>): string[] {
  const wrong: string[] = [];
  if (failed.page + failed.file > 0) wrong.push(`${failed.page} pages and ${failed.file} files did not come`);
  for (const [what, count] of Object.entries(errors)) if (/ 500$/.test(what)) wrong.push(`${count} × ${what}`);
  if (promised === 'planned' && failed.session + failed.write > 0) {
    wrong.push(`${failed.session} sessions and ${failed.write} forms were not answered as they were meant`);
  }
  if (promised === 'fault' && gaps.write > FAILOVER_MS) wrong.push(`nothing was stored for ${gaps.write} ms`);
  return wrong;
}

/** Has it happen under load, and says what came of it until everything is as it was before. */
export async function runExperiment(scene: Experiment, cluster: Cluster, load: LoadGenerator): Promise<ExperimentResult> {
  const from = load.now();
  await scene.run(cluster);
  await cluster.databases.waitUntilClustered();
  const to = load.now();
  const tries = load.samples.filter(({ at }) => at >= from && at <= to);
  const bad = tries.filter((one) => !isGood(one));
  const failed = Object.fromEntries(KINDS.map((kind) => [kind, bad.filter((one) => one.kind === kind).length]));
  const said: Record<string, number> = {};
  for (const { kind, result } of bad) said[`${kind} ${result}`] = (said[`${kind} ${result}`] ?? 0) + 1;
  const gaps = { write: longestGap(tries, 'write', from, to), session: longestGap(tries, 'session', from, to) };
  const found = { failed: failed as Record<RequestKind, number>, gaps, said };
  const { name, promised } = scene;
  return { name, promised, durationMs: to - from, requests: tries.length, ...found, violations: wrongIn(promised, found) };
}
