import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine, in a line: a figure of time says nothing without it. */
export const describeMachine = (): string =>
  `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'a processor without a name'}, ` +
  `${Math.round(totalmem() / 1024 ** 3)} GB of memory, Node ${process.versions.node}`;
