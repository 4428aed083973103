import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a web server in a child process with a limit of `ulimit`. */
export function startWithUlimit(dataDir: string, limit: string) {
  const script = fileURLToPath(new URL('./exhaustedServer.process.ts', import.meta.url));
  const child = spawn('sh', ['-c', `ulimit ${limit}; exec "$0" "$@"`, process.execPath, script, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const nextMessage = async () => ((await once(child, 'message')) as unknown[])[0];
  return {
    nextMessage,
    async sendCommand(word: string) {
      const answer = nextMessage();
      child.send(word);
      return answer;
    },
    async end() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
