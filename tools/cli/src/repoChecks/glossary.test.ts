import { execFileSync } from 'node:child_process';
import { readText } from '../image/configFiles.ts';
import { readDocs } from '../lint/sourceFiles.ts';
import { ROOT } from '../root.ts';

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
const isTracked = (path: string) => tracked.some((file) => file === path || file.startsWith(`${path}/`));

const rows = [...readText('docs/reference/glossary.md').matchAll(/^\| (?!word \||---)(.+?) \| .+ \| (.+) \|$/gm)].map(
  ([, word = '', place = '']) => [word, [...place.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)] as const,
);

describe('docs/reference/glossary.md', () => {
  it.each(rows)('%s: names files or folders that git tracks', (_word, paths) => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !isTracked(path))).toEqual([]);
  });

  it('has the words that newcomers search for', () => {
    const words = rows.map(([word]) => word).join('\n');
    for (const word of [
      ...['authorisation', 'activation', 'rollback', 'canary', 'impersonation', 'backoff', 'dead letter'],
      ...[
        'rate limit',
        'CSP',
        'Trusted Types',
        'erasure of personal data',
        'retention',
        'migrations',
        'Shopify webhook',
      ],
      ...[
        'first data of a page',
        'prerendering',
        'hydration',
        'shared modules',
        'polyfill',
        'audit log',
        'idempotency',
      ],
      ...['optimistic locking', 'outbox', 'fixture', 'deployment to Kubernetes', 'figure', 'settings'],
    ])
      expect(words).toContain(word);
  });
});

/** A path from the root of the repository, in backticks and without placeholders. */
const PATH = /`((?:api|docker|e2e|mfe-\w+|packages|shared-ui|shell|tools)\/[\w./-]*\w)`/g;

describe('the pages of the documentation', () => {
  const pages = readDocs(ROOT).filter(({ path }) => !path.startsWith('docs/decisions/'));

  it.each(pages.map(({ path, text }) => [path, text] as const))('%s names files that exist', (_path, text) => {
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !isTracked(path))).toEqual([]);
  });
});
