import { createHash } from 'node:crypto';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { HttpResponse, http } from 'msw';
import { makeSnapshot, withPreviousVersion } from '../testing/renderApp.tsx';
import { createIntegrityLoader } from './integrityLoader.ts';

const server = mockNetwork();

const PATH = '/r/integrity/mfe-marketing@1@0,mfe-portal@1@0,mfe-admin@1@0.json';
const VALUES = { '/r/mfe-portal/1/remoteEntry.js': 'sha256-a' };
const integrity = `sha256-${createHash('sha256').update(JSON.stringify(VALUES)).digest('base64')}`;
const snapshot = withPreviousVersion({ ...makeSnapshot(), integrity });

describe('the integrity values of all remotes', () => {
  it('are fetched once, and again after a failure', async () => {
    let requests = 0;
    server.use(
      http.get(PATH, () => {
        requests += 1;
        return requests === 1 ? HttpResponse.error() : HttpResponse.json(VALUES);
      }),
    );
    const loadIntegrity = createIntegrityLoader(snapshot);
    expect(requests).toBe(0);
    await expect(Promise.all([loadIntegrity(), loadIntegrity()])).rejects.toThrow();
    expect(requests).toBe(1);
    expect(await Promise.all([loadIntegrity(), loadIntegrity()])).toEqual([VALUES, VALUES]);
    expect(requests).toBe(2);
  });

  it('are rejected if they do not match the hash in the page', async () => {
    server.use(http.get(PATH, () => HttpResponse.json({ ...VALUES, '/r/mfe-portal/1/Page.js': 'sha256-b' })));
    await expect(createIntegrityLoader(snapshot)()).rejects.toThrow();
  });

  it('are not fetched in development, where there are none', async () => {
    expect(await createIntegrityLoader(makeSnapshot())()).toEqual({});
  });
});
