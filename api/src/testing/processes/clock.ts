/** What a process has in its environment on a machine whose clock is ahead by so many milliseconds. */
export const clockAhead = (ms: number): { NODE_OPTIONS: string } => {
  const wrong = `const now = Date.now; Date.now = () => now() + ${ms};`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(wrong)}` };
};

/**
 * What a process has in its environment whose days are so many times shorter, from one moment on; what it does at times of
 * a minute and more comes as much sooner. What is shorter, such as a deadline, stays as it is.
 */
export const clockFaster = (times: number, from: number): { NODE_OPTIONS: string } => {
  const quick = `const now = Date.now; Date.now = () => Math.round(${from} + (now() - ${from}) * ${times});
    const every = setInterval; globalThis.setInterval = (run, ms, ...more) =>
      every(run, ms < 60000 ? ms : Math.max(20, ms / ${times}), ...more);`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(quick)}` };
};
