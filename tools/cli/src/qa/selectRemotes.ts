import { BuildError } from '../build/buildError.ts';
import { type Bundle, bundles } from '../webpack/bundles.ts';
import { hasMocks } from './mocksModule.ts';

/**
 * The remotes of a tester's site: those that are named, or every one whose calls mocks can answer.
 * @throws BuildError for a name that none of them has
 */
export function selectRemotes(names: readonly string[]): Bundle[] {
  const all = bundles.filter(hasMocks);
  const unknown = names.find((name) => !all.some((bundle) => bundle.name === name));
  if (unknown === undefined) return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  throw new BuildError(
    `There is no remote '${unknown}' with mocks. Remotes: ${all.map(({ name }) => name).join(', ')}.`,
  );
}
