import { createHash } from 'node:crypto';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { HttpResponse, http } from 'msw';
import { makeSnapshot, withPreviousVersion } from '../testing/renderApp.tsx';
import { createIntegrityLoader } from './integrityLoader.ts';

const server = mockNetwork();

const PATH = '/r/integrity/mfe-marketing@1@0,mfe-portal@1@0,mfe-admin@1@0.json';
const ENTRY = '/r/mfe-portal/1/remoteEntry.js';
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
    await expect(Promise.all([loadIntegrity(ENTRY), loadIntegrity(ENTRY)])).rejects.toThrow();
    expect(requests).toBe(1);
    expect(await Promise.all([loadIntegrity(ENTRY), loadIntegrity(ENTRY)])).toEqual([VALUES, VALUES]);
    expect(requests).toBe(2);
  });

  it('are rejected if they do not match the hash in the page', async () => {
    server.use(http.get(PATH, () => HttpResponse.json({ ...VALUES, '/r/mfe-portal/1/Page.js': 'sha256-b' })));
    await expect(createIntegrityLoader(snapshot)(ENTRY)).rejects.toThrow();
  });

  it('are fetched for one remote if the snapshot has its hash', async () => {
    server.use(http.get('/r/integrity/mfe-portal@1@0.json', () => HttpResponse.json(VALUES)));
    const remotes = snapshot.remotes.map((remote) => ({ ...remote, integrity }));
    const loadIntegrity = createIntegrityLoader({ ...snapshot, integrity: undefined, remotes });
    expect(await loadIntegrity(ENTRY)).toEqual(VALUES);
    expect(await loadIntegrity('/r/mfe-portal/0/Page.js')).toEqual(VALUES);
  });

  it('are not fetched in development, where there are none', async () => {
    expect(await createIntegrityLoader(makeSnapshot())(ENTRY)).toEqual({});
  });
});
