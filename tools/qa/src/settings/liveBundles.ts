import { REGISTRY_PATH } from '@skal/contracts/operations/registry';

/** A bundle as `/registry.json` tells of it, as far as a tester's page looks at it. */
export interface LiveBundle {
  name: string;
  version: string;
  routes: readonly { path: string }[];
}

/** A version of a remote that can be looked at instead of the live one. */
export interface AvailableVersion {
  version: string;
  label: string;
}

/** Where the versions beside the live ones are told, by their remotes' names. */
export const VERSIONS_PATH = '/qa/versions.json';

/** Where every component is shown by itself. */
export const STORYBOOK_PATH = '/qa/gallery/';

async function read<Reply>(path: string): Promise<Reply> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()) as Reply;
}

/** What is live. */
export const readBundles = async (): Promise<LiveBundle[]> =>
  Object.values((await read<{ bundles: Record<string, LiveBundle> }>(REGISTRY_PATH)).bundles);

/** What could be looked at instead. */
export const readVersions = () => read<Readonly<Record<string, readonly AvailableVersion[]>>>(VERSIONS_PATH);

/** The bundle that answers a path. */
export const ownerOf = (bundles: readonly LiveBundle[], path: string): string | undefined =>
  bundles.find(({ routes }) => routes.some((route) => route.path === path))?.name;
