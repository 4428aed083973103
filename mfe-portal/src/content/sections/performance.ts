import { plural, t } from '@lingui/core/macro';
import { STARTUP_MS_MAX } from '@skal/contracts/analytics/performance';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Performance (K4). */
export const performance = {
  tiles: {
    crashFree: { label: t`Crash-free Sessions`, value: '0', unit: '%' },
    startTime: { label: t`Average Start Time`, value: '0', unit: t`s` },
    errors: { label: t`Errors Today`, value: '0' },
  },
  source: t`Measured in your app on your guests' phones.`,
  panels: {
    startTimes: {
      title: t`Response times`,
      empty: t`No measurements yet`,
      emptyHint: t`Shows how long your app takes to start.`,
      wide: true,
    },
    devices: { title: t`Devices`, empty: t`No devices yet`, emptyHint: t`Shows the phones that your app runs on.` },
    errors: {
      title: t`Recent errors`,
      empty: t`No errors recorded`,
      emptyHint: t`Appears once your app reports an error.`,
    },
  },
} as const satisfies PanelsCopy;

const SECOND = 1000;
const seconds = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 2 });

/** Formats an upper bound in ms as '0.8 s'; slower starts share the last bucket. */
const atMost = (ms: number): string =>
  ms > STARTUP_MS_MAX ? t`over ${STARTUP_MS_MAX / SECOND} s` : t`${seconds.format(ms / SECOND)} s`;

/** Performance of a live app. */
export const livePerformance = {
  loading: t`Loading performance data`,
  failed: notLoaded(t`Performance data could not be loaded`),
  /** 50th and 95th percentile of starts. */
  startupP50: t`50% of Starts Within`,
  startupP95: t`95% of Starts Within`,
  errors: t`Errors`,
  atMost,
  seconds: (value: number) => t`${seconds.format(value)} s`,
  startHint: t`Start time in seconds, by day`,
  startSummary: (days: number) =>
    plural(days, { one: 'Start times were measured on # day.', other: 'Start times were measured on # days.' }),
  errorDays: t`Errors by day`,
  errorsHint: (days: number) => t`Crashes by day, last ${days} days`,
  noErrors: {
    empty: t`No errors in this period`,
    emptyHint: t`Shows which versions crash. The chart above covers a longer period.`,
  },
  versionsHint: t`Crashes by version of your app`,
  version: t`Version`,
  device: t`Device`,
  devicesHint: t`Number of times your app was opened`,
  opens: t`Opened`,
  opened: (times: number) => plural(times, { one: 'opened # time', other: 'opened # times' }),
  crashed: (times: string) => t`${times} errors`,
} as const;
