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

/** CPU time that processes have used so far, in ms. Clock ticks are a hundredth of a second on Linux. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((total, pid) => {
    // The name in parentheses may contain spaces. User time is field 14 of proc_pid_stat(5), system time field 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return total + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
