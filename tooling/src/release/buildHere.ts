import { findBundle } from '../webpack/bundles.ts';

/** Builds a bundle and tells where. The builder is fetched for that alone: who goes back to a version is in a hurry. */
export async function buildHere(name: string): Promise<string> {
  const bundle = findBundle(name);
  const { buildBundle, distDir } = await import('../build/bundle.ts');
  await buildBundle(bundle, 'production');
  return distDir(bundle, 'production');
}
