/** Runs steps side by side as far as the cores go, in order, each after those that it needs. */

export interface Task {
  readonly name: string;
  readonly cores: number;
  readonly needs?: readonly string[];
}

export interface Outcome {
  readonly passed: boolean;
}

/**
 * @param run runs one task and never rejects
 * @param skip the outcome of a task that cannot run, because one that it needs failed
 */
export const schedule = async <Item extends Task, Result extends Outcome>(
  tasks: readonly Item[],
  cores: number,
  run: (task: Item) => Promise<Result>,
  skip: (task: Item, failed: string) => Result,
): Promise<Map<string, Result>> => {
  const results = new Map<string, Result>();
  const waiting = [...tasks];
  const running = new Set<Promise<void>>();
  let free = cores;

  const failedNeed = (task: Item) => task.needs?.find((need) => results.get(need)?.passed === false);
  const isReady = (task: Item) =>
    (task.needs ?? []).every((need) => results.has(need) || !tasks.some(({ name }) => name === need));

  const start = (task: Item) => {
    const share = Math.min(task.cores, cores);
    waiting.splice(waiting.indexOf(task), 1);
    free -= share;
    const done: Promise<void> = run(task).then((result) => {
      results.set(task.name, result);
      free += share;
      running.delete(done);
    });
    running.add(done);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const task of [...waiting]) {
      const failed = failedNeed(task);
      if (failed !== undefined) {
        waiting.splice(waiting.indexOf(task), 1);
        results.set(task.name, skip(task, failed));
      } else if (isReady(task) && Math.min(task.cores, cores) <= free) {
        start(task);
      }
    }
    // With nothing under way, the rest has been settled above or becomes ready in the next round.
    if (running.size > 0) await Promise.race(running);
  }
  return results;
};
