import { readdirSync, readFileSync } from 'node:fs';

/** A process and its children, by process id. Linux only. */
export function processTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

/** Memory of a process in MB. */
export interface ProcessMemory {
  /** Resident; what processes share counts in each. */
  readonly rss: number;
  /** Its share: what n processes share counts as a part of n. */
  readonly pss: number;
}

/** Reads the memory of a process. @throws if it has ended */
export function memoryOf(pid: number): ProcessMemory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024;
  return { rss: read('Rss'), pss: read('Pss') };
}

/** CPU time that processes and their ended children have used so far, in ms. A clock tick of Linux is 10 ms. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((total, pid) => {
    // Behind the name in parentheses: fields 14 to 17 of proc_pid_stat(5) are user and system time, own and of children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return total + fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  }, 0);
