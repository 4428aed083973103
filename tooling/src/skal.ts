import { endIfRefused, orSayWhy } from '@skal/shell/server/sentence.ts';
import { stopOnSignal } from '@skal/shell/server/stop.ts';
import { BuildFailure } from './build/failure.ts';
import { RemoteRefusal, readRemoteName } from './createRemote/remoteName.ts';
import { ReleaseRefusal } from './release/steps.ts';
import { WrongUse } from './release/words.ts';
import { type Bundle, bundles } from './webpack/bundles.ts';
import { findPackage, packageDir } from './webpack/packages.ts';

// The command of a project that is one remote, and has us as packages.
const HELP = `npx skal create-remote <name>
npx skal dev [--from <site>] [--api]
npx skal build | test [<words for jest>]
npx skal release --to <site> [--canary <percent>] [--note <word>] [--without-browser]
npx skal status | history | promote | abort | rollback [--version <version>] --to <site>

  create-remote  begins a remote in this folder, with a page at /<name>, tests and mocks
  dev            serves it in the real shell, with Fast Refresh; --from takes the other remotes of a running site, such as
                 https://www.example.dk, and --api has calls answered there, which its own mocks answer otherwise
  build          builds it into dist/production
  release        builds it, sends it to a site such as https://www.example.dk, opens its pages there in a browser, which
                 SKAL_BROWSER may name, and ends when visitors are given it; the token of its team is in SKAL_RELEASE_TOKEN
  promote …      do with what is on the site what their names say`;

/** The one remote of this project. */
function ownBundle(): Bundle {
  const [bundle] = bundles;
  if (!bundle) throw new WrongUse('There is no remote in this folder. To begin one: npx skal create-remote <name>');
  // They belong together, and two of one would both be in it.
  const twice = bundle.packages
    .map((name) => `@skal/${name}`)
    .find((name) => {
      const its = findPackage(name, bundle.dir);
      return its && its !== packageDir(name);
    });
  if (twice)
    throw new WrongUse(`${twice} is not the version that @skal/tooling goes with: install @latest of all @skal/`);
  return bundle;
}

async function createRemote([word, ...others]: readonly string[]): Promise<void> {
  if (!word || others.length > 0) throw new WrongUse('Which name, in one word? npx skal create-remote wine-bar');
  const name = readRemoteName(word);
  const { writeAlone } = await import('./alone/writeAlone.ts');
  for (const file of writeAlone(process.cwd(), name)) console.log(`  ${file}`);
  const { tellNpm } = await import('./createRemote/tellNpm.ts');
  tellNpm(process.cwd());
  console.log('\nREADME.md says how it goes on.');
}

async function dev(words: readonly string[]): Promise<void> {
  const { startDev } = await import('./alone/dev.ts');
  stopOnSignal(await startDev(words, ownBundle()));
}

async function build(): Promise<void> {
  const { buildHere } = await import('./release/build.ts');
  console.log(await buildHere(ownBundle().name));
}

async function test(words: readonly string[]): Promise<void> {
  const { run } = await import('jest');
  await run([...words]);
}

async function release(words: readonly string[]): Promise<void> {
  const { releaseAlone } = await import('./alone/release.ts');
  console.log((await releaseAlone(words, ownBundle().name)).join('\n'));
}

async function run([command = '', ...words]: readonly string[]): Promise<void> {
  if (command === 'create-remote') return createRemote(words);
  if (command === 'dev') return dev(words);
  if (command === 'build') return build();
  if (command === 'test') return test(words);
  if (command === 'release') return release(words);
  if (['status', 'history', 'promote', 'abort', 'rollback'].includes(command)) return release([command, ...words]);
  if (command === '--help') return console.log(HELP);
  throw new WrongUse(HELP);
}

await orSayWhy(() => run(process.argv.slice(2)), [BuildFailure, RemoteRefusal, WrongUse, ReleaseRefusal]);
endIfRefused();
