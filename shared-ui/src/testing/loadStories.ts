import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDocs } from './componentDocs.ts';

interface StoryMeta {
  title: string;
  component?: unknown;
  subcomponents?: Readonly<Record<string, unknown>>;
  parameters: { about?: ComponentDocs };
}

interface StoryFile {
  file: string;
  meta: StoryMeta;
  states: string[];
}

/** Imports the story files of a folder, as Storybook does. */
export function loadStories(folder: string): Promise<StoryFile[]> {
  const read = async (file: string): Promise<StoryFile> => {
    const { default: meta, ...states } = (await import(join(folder, file))) as { default: StoryMeta };
    return { file, meta, states: Object.keys(states) };
  };
  return Promise.all(globSync('**/*.stories.tsx', { cwd: folder }).sort().map(read));
}

/** Returns the exports with a component name that have no story. */
export function exportsWithoutStory(
  everything: Readonly<Record<string, unknown>>,
  stories: readonly StoryFile[],
): string[] {
  const shown = new Set(
    stories.flatMap(({ meta: { component, subcomponents = {} } }) => [component, ...Object.values(subcomponents)]),
  );
  return Object.entries(everything)
    .filter(([name, component]) => /^[A-Z][a-z]/.test(name) && !shown.has(component))
    .map(([name]) => name);
}

/** Returns the story files without keyboard or accessibility notes, or without stories. */
export const storiesWithoutDocs = (stories: readonly StoryFile[]): string[] =>
  stories
    .filter(({ meta: { parameters }, states }) => {
      const { keys, accessibility = [] } = parameters.about ?? {};
      return keys === undefined || accessibility.join('') === '' || states.length === 0;
    })
    .map(({ file }) => file);
