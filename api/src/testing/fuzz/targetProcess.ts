import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TempDatabase } from '../index.ts';
import type { FuzzTarget, Role } from './target.ts';

/** Commands to a process with an api, besides HTTP. */
export type TargetCommand = { id: number } & (
  | { what: 'makeAccount'; role: Role; name: string }
  | { what: 'tokens' }
  | { what: 'settle' }
);
type TargetCommandBody = TargetCommand extends infer One
  ? One extends { id: number }
    ? Omit<One, 'id'>
    : never
  : never;

interface TargetReply {
  id: number;
  made?: unknown;
  error?: string;
}

/** Executes a command. */
export async function handleTargetCommand(site: FuzzTarget, command: TargetCommand): Promise<TargetReply> {
  const { id, what } = command;
  try {
    if (what === 'makeAccount') return { id, made: await site.makeAccount(command.role, command.name) };
    return { id, made: await (what === 'tokens' ? site.tokens() : site.collectStats()) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** Starts an api as a child process, as in production: its garbage collection does not stop the harness. */
export async function startTargetProcess({
  dataDir,
  databaseUrl,
}: Omit<TempDatabase, 'remove'>): Promise<FuzzTarget & { stop(): Promise<void> }> {
  const child = fork(fileURLToPath(new URL('./target.child.ts', import.meta.url)), [dataDir, databaseUrl ?? ''], {
    execArgv: ['--max-semi-space-size=16'],
    env: { MALLOC_ARENA_MAX: '2', ...process.env },
  });
  const exited = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The api has ended with ${code}`)));
  // Pending commands are rejected elsewhere.
  exited.catch(() => undefined);
  const [{ url }] = (await Promise.race([once(child, 'message'), exited])) as [{ url: string }];
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  child.on('message', ({ id, made: response, error }: TargetReply) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error === undefined) resolve?.(response);
    else reject?.(new Error(error));
  });
  let sent = 0;
  const call = <Made>(command: TargetCommandBody): Promise<Made> => {
    const id = sent;
    sent += 1;
    const response = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    child.send({ id, ...command });
    return Promise.race([response, exited]) as Promise<Made>;
  };
  return {
    url,
    makeAccount: (role, name) => call({ what: 'makeAccount', role, name }),
    tokens: () => call({ what: 'tokens' }),
    collectStats: () => call({ what: 'settle' }),
    async stop() {
      // Without its parent it ends itself.
      child.disconnect();
      await exited.catch(() => undefined);
    },
  };
}
