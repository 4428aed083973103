import { STARTUP_MS_MAX } from '@skal/contracts/analytics/performance';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Performance (K4). */
export const performance = {
  tiles: [
    { label: 'Crash-free Sessions', value: '0', unit: '%' },
    { label: 'Average Start Time', value: '0', unit: 's' },
    { label: 'Errors Today', value: '0' },
  ],
  source: 'Measured inside your app on the phones of your guests.',
  panels: [
    {
      title: 'Response times',
      empty: 'No measurements yet',
      emptyHint: 'Will show how long your app takes to start.',
      wide: true,
    },
    { title: 'Devices', empty: 'No devices yet', emptyHint: 'Will show the phones that your app runs on.' },
    { title: 'Recent errors', empty: 'No errors recorded', emptyHint: 'Will fill when your app reports an error.' },
  ],
} as const satisfies PanelsCopy;

const SECOND = 1000;
const seconds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Formats an upper bound in ms as '0.8 s'; slower starts share the last bucket. */
const atMost = (ms: number): string =>
  ms > STARTUP_MS_MAX ? `over ${STARTUP_MS_MAX / SECOND} s` : `${seconds.format(ms / SECOND)} s`;

/** Performance of a live app. */
export const livePerformance = {
  loading: 'Loading how your app runs',
  failed: notLoaded('How your app runs did not load'),
  /** 50th and 95th percentile of starts. */
  startupP50: 'Half of All Starts Within',
  startupP95: '95 of 100 Starts Within',
  errors: 'Errors',
  atMost,
  seconds: (value: number) => `${seconds.format(value)} s`,
  startHint: 'Seconds that starts took at most, by day',
  startSummary: (days: number) => `Starts were timed on ${days} days.`,
  errorDays: 'Errors by day',
  errorsHint: (days: number) => `Crashes by day, last ${days} days`,
  noErrors: {
    empty: 'No errors in this time',
    emptyHint: 'Will show which versions crash. The days above go further back.',
  },
  versionsHint: 'Crashes by version of your app',
  version: 'Version',
  device: 'Device',
  devicesHint: 'Times that your app was opened',
  opens: 'Opened',
  opened: (times: string) => `opened ${times} times`,
  crashed: (times: string) => `${times} errors`,
} as const;
