import { bad, type Finding, good, look } from '@skal/api';
import { type ReleasePlace, withReleases } from '@skal/shell/server';

/** Checks that a shell is live and that the storage of releases can be reached. */
export async function checkReleases(place: ReleasePlace): Promise<Finding[]> {
  try {
    const bundles = await withReleases(place, (releases) => releases.bundles());
    const names = Object.keys(bundles);
    if (names.includes('shell')) return [good('releases', `${names.length} bundles are live: ${names.join(', ')}.`)];
    return [
      look(
        'releases',
        'Nothing is live yet.',
        'npm start publishes this checkout; skal release <bundle> publishes one bundle.',
      ),
    ];
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return [bad('releases', says, 'See SKAL_STORAGE, SKAL_RELEASE_STORAGE, S3_ENDPOINT and the data folder.')];
  }
}
