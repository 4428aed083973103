/** Browser tests of pages, by what can break them: the shell and one remote, or the whole site. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tasks.ts';

interface PageTests {
  readonly name: string;
  readonly about: string;
  /** Which files they are. */
  readonly pattern: string;
  readonly remote?: string;
}

/** A folder of pages is about one remote. The site of its tests has no other one. */
const ofRemotes: PageTests[] = readdirSync(join(ROOT, 'e2e/src/pages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    about: `every page of mfe-${name} by itself in a browser: accessibility, hydration, layout; its releases as tabs meet them`,
    pattern: `src/(pages|releases)/${name}/`,
    remote: `mfe-${name}`,
  }));

export const PAGES: readonly PageTests[] = [
  ...ofRemotes,
  {
    name: 'house',
    about: 'what leads from one remote into the other, and what holds of all bundles',
    pattern: 'src/pages/[^/]+$',
  },
  {
    name: 'releases',
    about: 'a site whose releases come and go under its tabs, at one front door and at several; the harness itself',
    pattern: 'src/(releases|harness)/[^/]+$',
  },
];
