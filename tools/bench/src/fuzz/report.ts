import type { PageIsolationResult } from '@skal/api/testing/fuzz/pageIsolation.ts';
import type { FuzzResult } from '@skal/api/testing/fuzz/run.ts';
import type { MemorySample } from '@skal/api/testing/fuzz/target.ts';
import type { IsolationResult } from '@skal/api/testing/fuzz/tenantIsolation.ts';
import { describeMachine } from '@skal/tooling/src/results/machineInfo.ts';
import { computeGrowthOfParts, memoryParts } from './memory.ts';

/** Number of findings that are listed; the rest is counted. */
const MAX_LISTED = 20;

/** The section of a run in docs/reference/results.md. */
export interface ReportSection {
  heading: string;
  section: string;
  /** Responses by status, and parts of memory: printed, not written. */
  details: string;
  findings: number;
}

interface RunInfo {
  seed: number;
  planned: number;
  database: string;
  seconds: number;
}

const count = (value: number): string => value.toLocaleString('en');
const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

const describeRun = ({ seed, seconds }: RunInfo): string =>
  `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, seed ${seed}, ${Math.round(seconds / 60)} min.`;

const bulletList = (facts: readonly string[], all = facts.length): string =>
  all === 0
    ? 'No findings.'
    : [...facts.slice(0, MAX_LISTED), ...(all > MAX_LISTED ? [`and ${all - MAX_LISTED} more`] : [])]
        .map((fact) => `- ${fact.replaceAll('\n', ' ').replaceAll('`', "'")}`)
        .join('\n');

type Growth = ReturnType<typeof computeGrowthOfParts>[number]['growth'];

const formatGrowth = ({ second, last, percent }: Growth): string =>
  `${formatMegabytes(second)} and ${formatMegabytes(last)} (${percent > 0 ? '+' : ''}${percent.toFixed(1)} %)`;

function memoryLine(memory: readonly MemorySample[]): string {
  const [total] = computeGrowthOfParts(memory);
  if (!total) return 'Memory: too few samples.';
  return (
    `Resident memory after garbage collection, medians of the second and last quarter: ${formatGrowth(total.growth)}, ` +
    `${total.growth.isFlat ? 'flat' : 'NOT flat (over 10 %)'}; at most ${formatMegabytes(Math.max(...memory.map(({ rss }) => rss)))}.`
  );
}

const byStatus = (statuses: ReadonlyMap<number, number>): string => {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${count(times)}`);
  return `By status: ${counts.join(', ')}.`;
};

const memoryByPart = (memory: readonly MemorySample[]): string =>
  `Memory: ${computeGrowthOfParts(memory)
    .map(({ part, growth }) => `${memoryParts[part]} ${formatGrowth(growth)}`)
    .join(', ')}.`;

/** Formats the result of random requests. */
export function fuzzSection(outcome: FuzzResult, run: RunInfo): ReportSection {
  const { requests, statuses, expectedUnavailable, succeeded, routes, memory, findingCount, findings, loggedErrors } =
    outcome;
  const faulty = [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0);
  const expected = [...expectedUnavailable].map(([sentence, times]) => `${count(times)} times "${sentence}"`);
  const isGrown = computeGrowthOfParts(memory)[0]?.growth.isFlat === false;
  const heading = `Fuzzing: requests on ${run.database}`;
  const section = [
    describeRun(run),
    `${count(requests)} of ${count(run.planned)} requests, ${Math.round(requests / run.seconds)} per second, to ${routes} routes, ` +
      `${succeeded.size} of which succeeded. Status 5xx: ${count(faulty)}` +
      `${expected.length > 0 ? ` (expected: ${expected.join(', ')})` : ''}; errors in the log: ${loggedErrors.length}.`,
    memoryLine(memory),
    bulletList(
      findings.map(({ number, caller, why, request }) => `${number}, ${caller}: ${why} \`${request.slice(0, 300)}\``),
      findingCount,
    ),
    ...(loggedErrors.length > 0
      ? [`In the log: ${bulletList(loggedErrors.map((fault) => JSON.stringify(fault).slice(0, 900)))}`]
      : []),
  ].join('\n\n');
  return {
    heading,
    section,
    details: `${byStatus(statuses)}\n${memoryByPart(memory)}`,
    findings: findingCount + loggedErrors.length + (isGrown ? 1 : 0),
  };
}

/** Formats the result of concurrent clients. */
export function isolationSection(outcome: IsolationResult, run: RunInfo): ReportSection {
  const { operations, tenants, statuses, bytesSearched, ids, findings } = outcome;
  const heading = `Fuzzing: clients on ${run.database}`;
  const section = [
    describeRun(run),
    `${count(operations)} of ${count(run.planned)} operations of ${tenants} clients at once, ` +
      `${Math.round(operations / run.seconds)} per second. ${formatMegabytes(bytesSearched)} of responses were searched for the words of ` +
      `other clients and for ${count(ids)} ids.`,
    bulletList(findings),
  ].join('\n\n');
  return { heading, section, details: byStatus(statuses), findings: findings.length };
}

/** Formats the result of concurrent visitors of pages with their data. */
export function pageIsolationSection(outcome: PageIsolationResult, run: RunInfo): ReportSection {
  const { requests, people, complete, viewed, signedOut, bytesSearched, findings } = outcome;
  const section = [
    describeRun(run),
    `${count(requests)} of ${count(run.planned)} pages for ${people} clients at once, ${Math.round(requests / run.seconds)} ` +
      `per second. ${count(complete)} were rendered with data, ${count(viewed)} of them for operators who view a portal; ` +
      `${count(signedOut)} were requested after a sign-out. ${formatMegabytes(bytesSearched)} of HTML were searched for words and ` +
      'ids of other clients.',
    bulletList(findings),
  ].join('\n\n');
  const details = `Frames: ${count(requests - complete)}.`;
  return { heading: 'Fuzzing: pages with data', section, details, findings: findings.length };
}
