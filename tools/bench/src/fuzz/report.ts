import type { FuzzResult } from '@skal/api/testing/fuzz/run.ts';
import type { MemorySample } from '@skal/api/testing/fuzz/target.ts';
import type { IsolationResult } from '@skal/api/testing/fuzz/tenantIsolation.ts';
import { describeMachine } from '@skal/tooling/src/machineInfo.ts';
import { growthOfParts, memoryParts } from './memory.ts';

/** Findings that are listed; the rest is counted. */
const SHOWN = 20;

/** A run's section of docs/reference/results.md. */
export interface ReportSection {
  heading: string;
  section: string;
  /** Responses by status, and parts of memory: printed, not written. */
  details: string;
  findings: number;
}

interface RunInfo {
  seed: number;
  wanted: number;
  database: string;
  seconds: number;
}

const count = (value: number): string => value.toLocaleString('en');
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

const when = ({ seed, seconds }: RunInfo): string =>
  `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, seed ${seed}, ${Math.round(seconds / 60)} min.`;

const listed = (facts: readonly string[], all = facts.length): string =>
  all === 0
    ? 'No findings.'
    : [...facts.slice(0, SHOWN), ...(all > SHOWN ? [`and ${all - SHOWN} more`] : [])]
        .map((fact) => `- ${fact.replaceAll('\n', ' ').replaceAll('`', "'")}`)
        .join('\n');

type Growth = ReturnType<typeof growthOfParts>[number]['growth'];

const growthText = ({ second, last, percent }: Growth): string =>
  `${megabytes(second)} and ${megabytes(last)} (${percent > 0 ? '+' : ''}${percent.toFixed(1)} %)`;

function memoryLine(memory: readonly MemorySample[]): string {
  const [whole] = growthOfParts(memory);
  if (!whole) return 'Memory: too few samples to say anything.';
  return (
    `Resident memory after garbage collection, medians of the second and last quarter: ${growthText(whole.growth)}, ` +
    `${whole.growth.isFlat ? 'flat' : 'NOT flat (over 10 %)'}; at most ${megabytes(Math.max(...memory.map(({ rss }) => rss)))}.`
  );
}

const byStatus = (statuses: ReadonlyMap<number, number>): string => {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${count(times)}`);
  return `By status: ${counts.join(', ')}.`;
};

const memoryByPart = (memory: readonly MemorySample[]): string =>
  `Memory: ${growthOfParts(memory)
    .map(({ part, growth }) => `${memoryParts[part]} ${growthText(growth)}`)
    .join(', ')}.`;

/** The result of random requests. */
export function fuzzSection(outcome: FuzzResult, ran: RunInfo): ReportSection {
  const { requests, statuses, expectedUnavailable, succeeded, routes, memory, findingCount, findings, loggedErrors } =
    outcome;
  const faulty = [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0);
  const meant = [...expectedUnavailable].map(([sentence, times]) => `${count(times)} times "${sentence}"`);
  const isGrown = growthOfParts(memory)[0]?.growth.isFlat === false;
  const heading = `Fuzzing: requests on ${ran.database}`;
  const section = [
    when(ran),
    `${count(requests)} of ${count(ran.wanted)} requests, ${Math.round(requests / ran.seconds)} per second, to ${routes} routes, ` +
      `${succeeded.size} of which succeeded. Status 5xx: ${count(faulty)}` +
      `${meant.length > 0 ? ` (expected: ${meant.join(', ')})` : ''}; errors in the log: ${loggedErrors.length}.`,
    memoryLine(memory),
    listed(
      findings.map(({ number, caller, why, request }) => `${number}, ${caller}: ${why} \`${request.slice(0, 300)}\``),
      findingCount,
    ),
    ...(loggedErrors.length > 0
      ? [`In the log: ${listed(loggedErrors.map((fault) => JSON.stringify(fault).slice(0, 900)))}`]
      : []),
  ].join('\n\n');
  return {
    heading,
    section,
    details: `${byStatus(statuses)}\n${memoryByPart(memory)}`,
    findings: findingCount + loggedErrors.length + (isGrown ? 1 : 0),
  };
}

/** The result of many clients at once. */
export function isolationSection(outcome: IsolationResult, ran: RunInfo): ReportSection {
  const { operations, tenants, statuses, bytesSearched, ids, findings } = outcome;
  const heading = `Fuzzing: clients on ${ran.database}`;
  const section = [
    when(ran),
    `${count(operations)} of ${count(ran.wanted)} operations of ${tenants} clients at once, ` +
      `${Math.round(operations / ran.seconds)} per second. ${megabytes(bytesSearched)} of responses were searched for the words of ` +
      `other clients and for ${count(ids)} ids.`,
    listed(findings),
  ].join('\n\n');
  return { heading, section, details: byStatus(statuses), findings: findings.length };
}
