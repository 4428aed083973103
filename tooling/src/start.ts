import { demoAccounts, StartRefused } from '@skal/api';
import { BuildFailure } from './build/compile.ts';
import { dataDirOf, openProduct, portOf } from './product/open.ts';
import { releaseChanges } from './product/releases.ts';
import { stopOnSignal } from './product/stop.ts';

function sayReady(url: string): void {
  console.log(`\nSkal is ready: ${url}\n`);
  if (process.env.NODE_ENV === 'production') return;
  console.log('Demo accounts:');
  for (const { email, password, redirectPath } of demoAccounts) {
    console.log(`  ${email.padEnd(22)} ${password.padEnd(20)} ${url}${redirectPath}`);
  }
  console.log('\nCtrl-C stops it.');
}

/** What to say of a start that failed, where a sentence helps more than a trace. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof StartRefused || error instanceof BuildFailure) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return 'The port is taken by another program. Choose another one: PORT=3001 npm start';
  }
  return null;
}

try {
  await releaseChanges(dataDirOf(process.env), 'production', console.log);
  const port = await portOf(process.env);
  const product = await openProduct(process.env, port);
  stopOnSignal(product.close);
  sayReady(product.url);
} catch (error) {
  const sentence = sentenceFor(error);
  if (!sentence) throw error;
  console.error(`\n${sentence}`);
  process.exitCode = 1;
}
