import { jest } from '@jest/globals';
import { abortPendingImports, importChunk, installChunkImport } from './chunkImport.ts';
import { LOAD_TIMEOUT_MS } from './loadTimeout.ts';
import { setIntegrityLoader } from './moduleIntegrity.ts';

const BASE = 'http://localhost:3000/r/mfe-portal/1/';

// No import succeeds here: the tests check requested addresses and timeouts.
const failed = (importing: Promise<unknown>): Promise<string> =>
  importing.then(
    () => 'there',
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
  );

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
const requested = () => links().map((link) => [link.getAttribute('href'), link.integrity]);

/** Writes the import map of the page with the integrity of each file at its first address. */
const writeMap = (...files: string[]) => {
  const integrity = Object.fromEntries(files.map((file) => [`/r/mfe-portal/1/${file}`, `sha256-${file}`]));
  document.body.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
};

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

describe('a file of a release that failed to load', () => {
  it('gets a new address for each attempt, verified by its original integrity', async () => {
    writeMap('a.js');
    await failed(importChunk(`${BASE}a.js`));
    expect(requested()).toEqual([]);

    const second = failed(importChunk(`${BASE}a.js`));
    expect(requested()).toEqual([['/r/mfe-portal/1/~1/a.js', 'sha256-a.js']]);
    links()[0]?.dispatchEvent(new Event('error'));
    expect(await second).toBe('/r/mfe-portal/1/~1/a.js could not be loaded');

    const third = failed(importChunk(`${BASE}a.js`));
    expect(requested().at(-1)).toEqual(['/r/mfe-portal/1/~2/a.js', 'sha256-a.js']);
    links()[1]?.dispatchEvent(new Event('error'));
    await third;
  });

  it('continues from the address of the attempt that loaded its remote', async () => {
    writeMap('b.js');
    const again = `${BASE}~1/b.js`;
    await failed(importChunk(again));
    const second = failed(importChunk(again));
    expect(requested()).toEqual([['/r/mfe-portal/1/~2/b.js', 'sha256-b.js']]);
    links()[0]?.dispatchEvent(new Event('error'));
    await second;
  });

  it('does not change the address of other files', async () => {
    writeMap('c.js', 'd.js');
    await failed(importChunk(`${BASE}c.js`));
    await failed(importChunk(`${BASE}d.js`));
    expect(requested()).toEqual([]);
  });
});

describe('a file that is not in the import map', () => {
  const values = { '/r/mfe-admin/1/a.js': 'sha256-other', '/r/mfe-admin/1/~1/a.js': 'sha256-wrong' };
  const url = 'http://localhost:3000/r/mfe-admin/1/a.js';
  afterEach(() => setIntegrityLoader(async () => ({})));

  it('is verified by the integrity list of the site before each import', async () => {
    writeMap('g.js');
    setIntegrityLoader(async () => values);
    for (const [index, address] of ['a.js', '~1/a.js'].entries()) {
      const importing = failed(importChunk(url));
      while (links().length <= index) await Promise.resolve();
      expect(requested().at(-1)).toEqual([`/r/mfe-admin/1/${address}`, 'sha256-other']);
      links()[index]?.dispatchEvent(new Event('error'));
      expect(await importing).toBe(`/r/mfe-admin/1/${address} could not be loaded`);
    }
  });

  it('is not imported without that list', async () => {
    writeMap('g.js');
    setIntegrityLoader(() => Promise.reject(new Error('The list is away')));
    expect(await failed(importChunk(url.replace('a.js', 'h.js')))).toBe('The list is away');
    expect(requested()).toEqual([]);
  });
});

describe('a file that hangs', () => {
  it('is aborted by a retry after its timeout, and requested again', async () => {
    writeMap('e.js');
    await failed(importChunk(`${BASE}e.js`));
    jest.useFakeTimers();
    const hanging = failed(importChunk(`${BASE}e.js`));
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    await abortPendingImports();
    expect(await hanging).toBe('The files did not arrive in time');
    void failed(importChunk(`${BASE}e.js`));
    expect(requested().map(([address]) => address)).toEqual(['/r/mfe-portal/1/~1/e.js', '/r/mfe-portal/1/~2/e.js']);
  });

  it('is not aborted before its timeout: it may still arrive', async () => {
    writeMap('f.js');
    await failed(importChunk(`${BASE}f.js`));
    jest.useFakeTimers();
    let settled = false;
    void failed(importChunk(`${BASE}f.js`)).then(() => {
      settled = true;
    });
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
    await abortPendingImports();
    expect(settled).toBe(false);
    links()[0]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toBe(true);
  });
});

describe('the chunk loader', () => {
  it("is installed where every bundle's build expects it", () => {
    installChunkImport();
    expect(globalThis).toHaveProperty('skalImport', importChunk);
  });
});
