/** What a process has in its environment on a machine whose clock is ahead by so many milliseconds. */
export const clockAhead = (ms: number): { NODE_OPTIONS: string } => {
  const wrong = `const now = Date.now; Date.now = () => now() + ${ms};`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(wrong)}` };
};
