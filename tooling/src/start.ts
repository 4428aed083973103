import { dataDirOf, openProduct, type Product, portOf } from './product/open.ts';
import { releaseChanges } from './product/releases.ts';
import { orSayWhy } from './product/sentence.ts';
import { stopOnSignal } from './product/stop.ts';

function sayReady({ url, demoAccounts }: Product): void {
  console.log(`\nSkal is ready: ${url}\n`);
  if (demoAccounts.length > 0) {
    console.log('Demo accounts:');
    for (const { email, password, redirectPath } of demoAccounts) {
      console.log(`  ${email.padEnd(22)} ${password.padEnd(20)} ${url}${redirectPath}`);
    }
  }
  console.log('\nCtrl-C stops it.');
}

await orSayWhy(async () => {
  const keepLive = process.env.NODE_ENV === 'production';
  await releaseChanges(dataDirOf(process.env), 'production', console.log, { keepLive });
  const product = await openProduct(process.env, await portOf(process.env));
  stopOnSignal(product.close);
  sayReady(product);
});
