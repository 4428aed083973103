import { bad, type Finding, good, look } from '@skal/api';
import { type ReleasePlace, withReleases } from '@skal/shell/server';

/** Whether there is a live version of the shell to serve, and whether the storage of shared releases can be reached. */
export async function checkReleases(place: ReleasePlace): Promise<Finding[]> {
  try {
    const bundles = await withReleases(place, (releases) => releases.bundles());
    const names = Object.keys(bundles);
    if (names.includes('shell')) return [good('releases', `${names.length} bundles are live: ${names.join(', ')}.`)];
    return [
      look(
        'releases',
        'Nothing is live yet.',
        'npm start publishes this working copy, and npm run release one bundle.',
      ),
    ];
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return [bad('releases', says, 'See SKAL_STORAGE, SKAL_RELEASE_STORAGE, S3_ENDPOINT and the data folder.')];
  }
}
