import { orSayWhy } from '@skal/product/sentence.ts';
import { endIfRefused } from '@skal/shell/server/sentence.ts';
import { stopOnSignal } from '@skal/shell/server/stop.ts';
import { BuildFailure } from './build/failure.ts';
import { readAround } from './dev/words.ts';
import { WrongUse } from './release/words.ts';
import { bundles, findBundle, UnknownBundle } from './webpack/bundles.ts';

const HELP = `npm run dev
npm run dev -w <remote> [-- --from <site>] [-- --api]

  The whole product with Fast Refresh; in a remote's folder, or with its name, that remote alone in the real shell.

  --from  takes the other remotes of a running site, such as https://www.example.dk; without it they are as they were
          built last
  --api   has calls answered by an api, that of the site or one on the data folder; without it mocks answer them`;

/** One remote, in what this working copy has besides. */
async function startAlone(name: string, around: ReturnType<typeof readAround>['around']) {
  const bundle = findBundle(name);
  const { devAlone } = await import('./dev/alone.ts');
  const { buildDevShellBeside } = await import('./dev/shell.ts');
  const { lastBuilt } = await import('./dev/others.ts');
  const others = bundles.filter((each) => each.kind === 'remote' && each !== bundle);
  return devAlone(bundle, around, {
    shell: buildDevShellBeside(),
    others: () => Promise.all(others.map(lastBuilt)),
    openApi: async (port) => (await import('./dev/api.ts')).openOwnApi(port),
  });
}

await orSayWhy(async () => {
  const { names, around } = readAround(process.argv.slice(2));
  const [name = 'shell', ...more] = names;
  if (more.length > 0) throw new WrongUse(HELP);
  if (name !== 'shell') return stopOnSignal(await startAlone(name, around));
  if (around.from || around.api)
    throw new WrongUse(`It takes the name of one remote to be put among others.\n\n${HELP}`);
  const { devWhole } = await import('./dev/whole.ts');
  stopOnSignal(await devWhole());
}, [BuildFailure, UnknownBundle, WrongUse]);
endIfRefused();
