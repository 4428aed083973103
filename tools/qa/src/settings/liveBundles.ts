import { REGISTRY_PATH } from '@skal/contracts/operations/registry';

/** The fields of a bundle in `/registry.json` that the QA panel uses. */
export interface LiveBundle {
  name: string;
  version: string;
  routes: readonly { path: string }[];
}

/** A version of a remote that can be opened instead of the live one. */
export interface AvailableVersion {
  version: string;
  label: string;
}

/** Path of the list of versions besides the live ones, by remote. */
export const VERSIONS_PATH = '/qa/versions.json';

/** Path of Storybook. */
export const STORYBOOK_PATH = '/qa/gallery/';

async function read<Reply>(path: string): Promise<Reply> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return (await response.json()) as Reply;
}

/** Reads the live bundles. */
export const readBundles = async (): Promise<LiveBundle[]> =>
  Object.values((await read<{ bundles: Record<string, LiveBundle> }>(REGISTRY_PATH)).bundles);

/** Reads the other versions. */
export const readVersions = () => read<Readonly<Record<string, readonly AvailableVersion[]>>>(VERSIONS_PATH);

/** Returns the bundle that serves a path. */
export const ownerOf = (bundles: readonly LiveBundle[], path: string): string | undefined =>
  bundles.find(({ routes }) => routes.some((route) => route.path === path))?.name;
