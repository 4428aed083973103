import { STARTUP_MS_MAX } from '@skal/contracts/analytics/performance';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Performance (K4). */
export const performance = {
  tiles: {
    crashFree: { label: 'Crash-free Sessions', value: '0', unit: '%' },
    startTime: { label: 'Average Start Time', value: '0', unit: 's' },
    errors: { label: 'Errors Today', value: '0' },
  },
  source: "Measured in your app on your guests' phones.",
  panels: {
    startTimes: {
      title: 'Response times',
      empty: 'No measurements yet',
      emptyHint: 'Shows how long your app takes to start.',
      wide: true,
    },
    devices: { title: 'Devices', empty: 'No devices yet', emptyHint: 'Shows the phones that your app runs on.' },
    errors: {
      title: 'Recent errors',
      empty: 'No errors recorded',
      emptyHint: 'Appears once your app reports an error.',
    },
  },
} as const satisfies PanelsCopy;

const SECOND = 1000;
const seconds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Formats an upper bound in ms as '0.8 s'; slower starts share the last bucket. */
const atMost = (ms: number): string =>
  ms > STARTUP_MS_MAX ? `over ${STARTUP_MS_MAX / SECOND} s` : `${seconds.format(ms / SECOND)} s`;

/** Performance of a live app. */
export const livePerformance = {
  loading: 'Loading performance data',
  failed: notLoaded('Performance data could not be loaded'),
  /** 50th and 95th percentile of starts. */
  startupP50: '50% of Starts Within',
  startupP95: '95% of Starts Within',
  errors: 'Errors',
  atMost,
  seconds: (value: number) => `${seconds.format(value)} s`,
  startHint: 'Start time in seconds, by day',
  startSummary: (days: number) => `Start times were measured on ${days} days.`,
  errorDays: 'Errors by day',
  errorsHint: (days: number) => `Crashes by day, last ${days} days`,
  noErrors: {
    empty: 'No errors in this period',
    emptyHint: 'Shows which versions crash. The chart above covers a longer period.',
  },
  versionsHint: 'Crashes by version of your app',
  version: 'Version',
  device: 'Device',
  devicesHint: 'Number of times your app was opened',
  opens: 'Opened',
  opened: (times: string) => `opened ${times} times`,
  crashed: (times: string) => `${times} errors`,
} as const;
