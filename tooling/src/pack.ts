import { join, resolve } from 'node:path';
import { dataDirOf } from '@skal/product/dataDir.ts';
import { orSayWhy } from '@skal/product/sentence.ts';
import { PACKAGES_DIR } from '@skal/shell/server/packages.ts';
import { BuildFailure } from './build/failure.ts';
import { PackFailure } from './pack/gather.ts';
import { packInto } from './pack/index.ts';

// Packs what a remote is made with, for teams without this repository. The site hands it out under /packages/; with a
// folder's name it goes there instead.
const [folder] = process.argv.slice(2);
const dir = folder ? resolve(folder) : join(dataDirOf(process.env), PACKAGES_DIR);

await orSayWhy(async () => {
  for (const [name, version] of Object.entries(await packInto(dir))) console.log(`${name} ${version}`);
}, [BuildFailure, PackFailure]);
