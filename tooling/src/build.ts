import { BuildFailure } from './build/compile.ts';
import { buildAll } from './build/index.ts';

const mode = process.argv.includes('--development') ? 'development' : 'production';
try {
  for (const { release } of await buildAll(mode, console.log)) console.log(`${release.name} ${release.version}`);
} catch (error) {
  if (!(error instanceof BuildFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
