/** Runs an experiment under load, and reports what visitors noticed. */

import type { Experiment, Requirement } from './experiment.ts';
import type { LoadGenerator, RequestKind, RequestSample } from './loadGenerator.ts';
import type { Cluster } from './startCluster.ts';

/** The maximum time without a stored form during a failover, in milliseconds. */
const FAILOVER_MS = 3_000;

const KINDS: readonly RequestKind[] = ['page', 'file', 'session', 'write'];

export interface ExperimentResult {
  readonly name: string;
  readonly requirement: Requirement;
  readonly durationMs: number;
  readonly requests: number;
  /** Requests that failed, by kind. */
  readonly failed: Readonly<Record<RequestKind, number>>;
  /** The longest time without a form that was stored, and without a session that was read, in milliseconds. */
  readonly gaps: { readonly write: number; readonly session: number };
  /** Failed requests by kind and result. */
  readonly errors: Readonly<Record<string, number>>;
  /** Violated requirements, one sentence each. */
  readonly violations: readonly string[];
}

const isGood = ({ kind, result }: RequestSample) => result === (kind === 'write' ? 201 : 200);

function longestGap(samples: readonly RequestSample[], kind: RequestKind, from: number, to: number): number {
  let last = from;
  let longest = 0;
  for (const { at } of samples
    .filter((sample) => sample.kind === kind && isGood(sample))
    .toSorted((a, b) => a.at - b.at)) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return Math.round(Math.max(longest, to - last));
}

function violationsOf(
  requirement: Requirement,
  { failed, gaps, errors }: Pick<ExperimentResult, 'failed' | 'gaps' | 'errors'>,
): string[] {
  const violations: string[] = [];
  if (failed.page + failed.file > 0) violations.push(`${failed.page} pages and ${failed.file} files failed`);
  for (const [what, count] of Object.entries(errors)) if (/ 500$/.test(what)) violations.push(`${count} × ${what}`);
  if (requirement === 'planned' && failed.session + failed.write > 0) {
    violations.push(`${failed.session} sessions and ${failed.write} forms failed`);
  }
  if (requirement === 'fault' && gaps.write > FAILOVER_MS) violations.push(`nothing was stored for ${gaps.write} ms`);
  return violations;
}

/** Runs an experiment under load, until the cluster has recovered. */
export async function runExperiment(
  experiment: Experiment,
  cluster: Cluster,
  load: LoadGenerator,
): Promise<ExperimentResult> {
  const from = load.now();
  await experiment.run(cluster);
  await cluster.databases.waitUntilClustered();
  const to = load.now();
  const samples = load.samples.filter(({ at }) => at >= from && at <= to);
  const failures = samples.filter((timestamps) => !isGood(timestamps));
  const failed = Object.fromEntries(
    KINDS.map((kind) => [kind, failures.filter((timestamps) => timestamps.kind === kind).length]),
  );
  const errors: Record<string, number> = {};
  for (const { kind, result } of failures) errors[`${kind} ${result}`] = (errors[`${kind} ${result}`] ?? 0) + 1;
  const gaps = { write: longestGap(samples, 'write', from, to), session: longestGap(samples, 'session', from, to) };
  const found = { failed: failed as Record<RequestKind, number>, gaps, errors };
  const { name, requirement } = experiment;
  return {
    name,
    requirement,
    durationMs: to - from,
    requests: samples.length,
    ...found,
    violations: violationsOf(requirement, found),
  };
}
