import { createLazyResource, type LazyResource } from '@skal/shell-kit';
import type { SectionDefinition, SectionModule } from './section.ts';

const resources = new WeakMap<SectionDefinition, LazyResource<SectionModule>>();

/** Returns the lazily loaded code of a section. */
export function sectionResource(section: SectionDefinition): LazyResource<SectionModule> {
  const resource = resources.get(section);
  if (resource) return resource;
  const code = createLazyResource(section.load);
  resources.set(section, code);
  return code;
}
