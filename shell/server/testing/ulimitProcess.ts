import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a web server in a child process with a limit of `ulimit`. */
export function startWithUlimit(dataDir: string, limit: string) {
  const script = fileURLToPath(new URL('./exhaustedServer.process.ts', import.meta.url));
  const child = spawn('sh', ['-c', `ulimit ${limit}; exec "$0" "$@"`, process.execPath, script, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const says = async () => ((await once(child, 'message')) as unknown[])[0];
  return {
    says,
    async tell(word: string) {
      const answer = says();
      child.send(word);
      return answer;
    },
    async end() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
