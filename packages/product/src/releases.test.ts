import { resolveReleaseStore } from './releases.ts';

const DATABASE_URL = 'mysql://skal:secret@db.example:3307/skal';

it.each([
  ['a folder', '/mnt/releases', undefined],
  ['a bucket', 's3://releases/site', 'https://s3.example'],
])('shares releases through %s and the database when both are set', (_, at, S3_ENDPOINT) => {
  const { shared } = resolveReleaseStore({ DATABASE_URL, SKAL_RELEASE_STORAGE: at, S3_ENDPOINT });
  expect(shared).toMatchObject({
    database: { host: 'db.example', port: 3307, user: 'skal', password: 'secret', database: 'skal' },
    storage: { url: at, endpoint: S3_ENDPOINT },
  });
  expect(resolveReleaseStore({ DATABASE_URL }).shared).toBeUndefined();
});

it.each([
  ['a folder', '/mnt/skal', '/mnt/skal/releases'],
  ['a bucket', 's3://skal/site/', 's3://skal/site/releases'],
])('uses the site’s storage %s for releases only with a database server', (_, at, releases) => {
  const { shared } = resolveReleaseStore({ DATABASE_URL, SKAL_STORAGE: at });
  expect(shared?.storage.url).toBe(releases);
  const own = resolveReleaseStore({ DATABASE_URL, SKAL_STORAGE: at, SKAL_RELEASE_STORAGE: '/mnt/releases' });
  expect(own.shared?.storage.url).toBe('/mnt/releases');
  expect(resolveReleaseStore({ SKAL_STORAGE: at }).shared).toBeUndefined();
});

it.each([
  [{ SKAL_RELEASE_STORAGE: '/mnt/releases' }, 'SKAL_RELEASE_STORAGE requires DATABASE_URL'],
  [{ DATABASE_URL, SKAL_RELEASE_STORAGE: 'releases' }, 'SKAL_RELEASE_STORAGE must be the whole path of a folder'],
  [{ DATABASE_URL, SKAL_STORAGE: 'files' }, 'SKAL_STORAGE must be the whole path of a folder'],
  [{ DATABASE_URL, SKAL_RELEASE_STORAGE: 's3://' }, 'SKAL_RELEASE_STORAGE must be the whole path of a folder'],
])('rejects %j with a message', (env, sentence) => {
  expect(() => resolveReleaseStore(env)).toThrow(sentence);
});
