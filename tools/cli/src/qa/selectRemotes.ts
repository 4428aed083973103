import { BuildError } from '../build/buildError.ts';
import { type Bundle, bundles } from '../webpack/bundles.ts';
import { hasMocks } from './mocksModule.ts';

/**
 * Returns the remotes of a QA site: the named ones, or all with mocks.
 * @throws BuildError for an unknown name
 */
export function selectRemotes(names: readonly string[]): Bundle[] {
  const all = bundles.filter(hasMocks);
  const unknown = names.find((name) => !all.some((bundle) => bundle.name === name));
  if (unknown === undefined) return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  throw new BuildError(
    `Unknown remote '${unknown}' (or it has no mocks). Remotes: ${all.map(({ name }) => name).join(', ')}.`,
  );
}
