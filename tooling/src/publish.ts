import { releasePlaceOf } from '@skal/product/releases.ts';
import { orSayWhy } from '@skal/product/sentence.ts';
import { BuildFailure } from './build/failure.ts';
import { releaseChanges } from './build/releases.ts';

// Builds what changed and makes it live all bundles together: the first half of `npm start`. In
// production a bundle keeps the version that is live. `--development` takes the shell's development build.
const mode = process.argv.includes('--development') ? 'development' : 'production';
const keepLive = process.env.NODE_ENV === 'production';

await orSayWhy(() => releaseChanges(releasePlaceOf(process.env), mode, console.log, { keepLive }), [BuildFailure]);
