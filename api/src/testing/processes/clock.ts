/** Returns environment variables that set a process's clock ahead by this many milliseconds. */
export const envWithClockAhead = (ms: number): { NODE_OPTIONS: string } => {
  const wrong = `const now = Date.now; Date.now = () => now() + ${ms};`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(wrong)}` };
};

/**
 * Returns environment variables that make a process's clock run faster by a factor, from a given time on. Timers of a
 * minute and more shorten accordingly; shorter ones, such as timeouts, do not change.
 */
export const envWithFasterClock = (times: number, from: number): { NODE_OPTIONS: string } => {
  const quick = `const now = Date.now; Date.now = () => Math.round(${from} + (now() - ${from}) * ${times});
    const every = setInterval; globalThis.setInterval = (run, ms, ...more) =>
      every(run, ms < 60000 ? ms : Math.max(20, ms / ${times}), ...more);`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(quick)}` };
};
