/**
 * A web server in a child process, on the data folder of the first argument. On a message from its parent it takes or
 * releases all file descriptors and reports its memory. A file beyond the size limit is an error that does not end the
 * process.
 */
import { closeSync, openSync } from 'node:fs';
import { openWebServer } from '../http/webServer.ts';
import { openSite } from '../openSite.ts';
import { testSite } from './testSite.ts';

process.on('SIGXFSZ', () => undefined);
const [dataDir = ''] = process.argv.slice(2);
const log = (message: string) => void process.send?.(message);
const webServer = openWebServer(await openSite({ dataDir, site: testSite, compression: 'quick', log }), {
  secure: false,
  api: { handle: (_, res) => void res.end(), isOperator: async () => false },
});
const port = await webServer.listen(0, '127.0.0.1');
const descriptors: number[] = [];

function takeAllDescriptors(): void {
  try {
    for (;;) descriptors.push(openSync(process.execPath, 'r'));
  } catch (error) {
    process.send?.((error as NodeJS.ErrnoException).code ?? 'unknown');
  }
}

process.on('message', (word) => {
  if (word === 'take') return takeAllDescriptors();
  if (word === 'memory') return void process.send?.(process.memoryUsage.rss());
  for (const descriptor of descriptors.splice(0)) closeSync(descriptor);
  process.send?.('given back');
});
process.send?.(port);
