import type { LastDaysPeriod, LastDaysReply } from '@skal/contracts/lastDays';
import type { PerformanceReply } from '@skal/contracts/performance';
import { metricReply } from '../figure/metricReply.ts';
import type { ReadReport } from '../figure/report.query.ts';
import type { AppDays } from './AppDays.ts';

const MOST = 10;

type Parts = readonly { part: string; amount: number }[];

/** How often something was opened, and how often it crashed. */
interface Counted {
  readonly opens: Parts;
  readonly errors: Parts;
}

export interface ReadPerformance {
  readonly period: LastDaysPeriod;
  readonly days: LastDaysReply;
  readonly steps: readonly string[];
  /** Of the period, of the one before and of the steps. */
  readonly app: AppDays;
  readonly report: ReadReport | null;
  readonly lastReportOn: string | null;
  readonly versions: Counted;
  readonly devices: Counted;
}

function beside({ opens, errors }: Counted) {
  const names = new Set([...opens, ...errors].map(({ part }) => part));
  const of = (parts: Parts, name: string) => parts.find(({ part }) => part === name)?.amount ?? 0;
  return [...names].map((name) => ({ name, opens: of(opens, name), errors: of(errors, name) }));
}

/** How the app ran in a period, beside the one before; what nobody reported is null. */
export function presentPerformance(read: ReadPerformance): PerformanceReply {
  const { period, days, steps, app, report, lastReportOn } = read;
  const now = app.between(days.from, days.to);
  const before = app.between(days.beforeFrom, days.beforeTo);
  const metric = (name: 'crashFree' | 'startHalf' | 'startMost' | 'errors') =>
    metricReply(now[name], before[name], report);
  return {
    ...{ period, days, lastReportOn },
    ...{ crashFree: metric('crashFree'), errors: metric('errors') },
    ...{ startHalf: metric('startHalf'), startMost: metric('startMost') },
    steps: steps.map((at) => {
      const { crashFree, startHalf, startMost, errors } = app.between(at, at);
      return { at, crashFree, startHalf, startMost, errors };
    }),
    versions: beside(read.versions)
      .sort((one, other) => other.errors - one.errors || other.opens - one.opens)
      .slice(0, MOST)
      .map(({ name, ...counts }) => ({ version: name, ...counts })),
    devices: beside(read.devices)
      .sort((one, other) => other.opens - one.opens || other.errors - one.errors)
      .slice(0, MOST)
      .map(({ name, ...counts }) => ({ device: name, ...counts })),
  };
}
