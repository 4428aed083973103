import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as icons from './icons.ts';
import * as everything from './index.ts';
import type { About } from './testing/story.ts';

interface Shown {
  title: string;
  component?: unknown;
  subcomponents?: Readonly<Record<string, unknown>>;
  parameters: { about?: About };
}

const files = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).sort();
const load = async (file: string) =>
  (await import(join(import.meta.dirname, file))) as { default: Shown } & Record<string, object>;

/** What other packages draw: exports with a component's name, icons apart, which are shown together. */
const components = Object.entries(everything).filter(([name]) => /^[A-Z][a-z]/.test(name) && !(name in icons));

describe('the gallery', () => {
  it('has every component that the package exports', async () => {
    const shown = new Set<unknown>();
    for (const file of files) {
      const { component, subcomponents = {} } = (await load(file)).default;
      for (const each of [component, ...Object.values(subcomponents)]) shown.add(each);
    }
    expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
    expect(components.length).toBeGreaterThan(40);
  });

  it('says of each how keys and assistive technology meet it, and shows at least one state', async () => {
    for (const file of files) {
      const { default: meta, ...states } = await load(file);
      const { keys, access = [] } = meta.parameters.about ?? {};
      expect({ file, keys, said: access.join(''), states: Object.keys(states) }).toEqual({
        file,
        keys: expect.any(Object),
        said: expect.stringMatching(/\w/),
        states: expect.arrayContaining([expect.any(String)]),
      });
    }
  });
});
