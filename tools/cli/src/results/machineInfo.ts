import { availableParallelism, cpus, totalmem } from 'node:os';

/** Describes the machine in one line: timings depend on it. */
export const describeMachine = (): string =>
  `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, ` +
  `${Math.round(totalmem() / 1024 ** 3)} GB of memory, Node ${process.versions.node}`;
