import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FuzzResult } from '@skal/api/testing/fuzz/run.ts';
import type { MemorySample } from '@skal/api/testing/fuzz/target.ts';
import type { IsolationResult } from '@skal/api/testing/fuzz/tenantIsolation.ts';
import { describeMachine } from '@skal/tooling/src/machineInfo.ts';
import { growthOfParts, memoryParts } from './memory.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/fuzz.md');
/** Number of findings that are printed; the rest is counted. */
const SHOWN = 20;

/** The section of one run in docs/fuzz.md, with its heading. */
export interface ReportSection {
  heading: string;
  section: string;
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
  `${new Date().toISOString().slice(0, 10)}, seed ${seed}, ${Math.round(seconds / 60)} minutes on ${describeMachine()}.`;

const listed = (facts: readonly string[], all = facts.length): string =>
  all === 0
    ? 'Nothing was found.'
    : [...facts.slice(0, SHOWN), ...(all > SHOWN ? [`and ${all - SHOWN} more`] : [])]
        .map((fact) => `- ${fact.replaceAll('\n', ' ').replaceAll('`', "'")}`)
        .join('\n');

function memoryLine(memory: readonly MemorySample[]): string {
  const [whole, ...parts] = growthOfParts(memory);
  if (!whole) return 'Memory: too few samples.';
  const said = ({ second, last, percent }: typeof whole.growth) =>
    `${megabytes(second)} and ${megabytes(last)} (${percent > 0 ? '+' : ''}${percent.toFixed(1)} %)`;
  return (
    `Memory of the process after a collection of garbage, median of the second quarter and of the last: ` +
    `${said(whole.growth)}: ${whole.growth.isFlat ? 'flat, within 10 %' : 'NOT flat, more than 10 %'}; ` +
    `at most ${megabytes(Math.max(...memory.map(({ rss }) => rss)))}. ` +
    `Of it ${parts.map(({ part, growth }) => `${memoryParts[part]} ${said(growth)}`).join(', ')}.`
  );
}

/** Formats the result of a run of requests. */
export function fuzzSection(outcome: FuzzResult, ran: RunInfo): ReportSection {
  const { requests, statuses, expectedUnavailable, succeeded, routes, memory, findingCount, findings, loggedErrors } =
    outcome;
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${count(times)}`);
  const faulty = [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0);
  const meant = [...expectedUnavailable].map(([sentence, times]) => `${count(times)} times "${sentence}"`);
  const isGrown = growthOfParts(memory)[0]?.growth.isFlat === false;
  const heading = `Requests on ${ran.database}`;
  const section = [
    `## ${heading}`,
    when(ran),
    `${count(requests)} of ${count(ran.wanted)} requests, ${Math.round(requests / ran.seconds)} each second, to ${routes} routes, ` +
      `of which ${succeeded.size} were asked with success. Answers with 500 or more: ${count(faulty)}` +
      `${meant.length > 0 ? ` (meant: ${meant.join(', ')})` : ''}; faults in the log: ${loggedErrors.length}.`,
    `By status: ${answers.join(', ')}.`,
    memoryLine(memory),
    listed(
      findings.map(({ number, caller, why, request }) => `${number}, ${caller}: ${why} \`${request.slice(0, 300)}\``),
      findingCount,
    ),
    ...(loggedErrors.length > 0
      ? [`In the log: ${listed(loggedErrors.map((fault) => JSON.stringify(fault).slice(0, 900)))}`]
      : []),
  ].join('\n\n');
  return { heading, section, findings: findingCount + loggedErrors.length + (isGrown ? 1 : 0) };
}

/** Formats the result of a run of concurrent clients. */
export function isolationSection(outcome: IsolationResult, ran: RunInfo): ReportSection {
  const { operations, tenants, statuses, bytesSearched, ids, findings } = outcome;
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${count(times)}`);
  const heading = `Clients on ${ran.database}`;
  const section = [
    `## ${heading}`,
    when(ran),
    `${count(operations)} of ${count(ran.wanted)} operations of ${tenants} clients at once, ` +
      `${Math.round(operations / ran.seconds)} each second. ${megabytes(bytesSearched)} of answers were searched for the words of ` +
      `all others and for ${count(ids)} ids.`,
    `By status: ${answers.join(', ')}.`,
    listed(findings),
  ].join('\n\n');
  return { heading, section, findings: findings.length };
}

/** Replaces the section of the previous run. */
export function writeSection({ heading, section }: ReportSection): void {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '# Fuzzing\n';
  const [head = '', ...sections] = page.split(/^(?=## )/m).map((part) => part.trim());
  const others = sections.filter((part) => !part.startsWith(`## ${heading}\n`));
  writeFileSync(PAGE, `${[head, ...others, section].join('\n\n')}\n`);
}
