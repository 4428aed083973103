import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { BuildError } from './buildError.ts';

/** Runs one webpack build. Warnings fail it too: otherwise they go unread. */
export function compile(config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config);
  if (!compiler) throw new BuildError('webpack did not return a compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors() || stats.hasWarnings()) {
          return reject(new BuildError(stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'no stats'));
        }
        resolve(
          stats.toJson({
            all: false,
            chunkGroups: true,
            chunkGroupMaxAssets: Number.POSITIVE_INFINITY,
            entrypoints: true,
            ids: true,
          }),
        );
      });
    });
  });
}

/** Returns the script files of a named chunk group: a page, a dialog, an entry. */
export function filesOfChunk(stats: StatsCompilation, name: string): string[] {
  const group = stats.namedChunkGroups?.[name];
  if (!group) throw new BuildError(`No chunk is named '${name}': compare the route's page with its webpackChunkName`);
  return (group.assets ?? []).map(({ name: file }) => file).filter((file) => file.endsWith('.js'));
}
