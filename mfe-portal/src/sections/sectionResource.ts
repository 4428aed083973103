import { createLazyResource, type LazyResource } from '@skal/shell-kit';
import type { SectionDefinition, SectionModule } from './section.ts';

const codes = new WeakMap<SectionDefinition, LazyResource<SectionModule>>();

/** Returns the lazily loaded code of a section. */
export function sectionResource(section: SectionDefinition): LazyResource<SectionModule> {
  const known = codes.get(section);
  if (known) return known;
  const code = createLazyResource(section.load);
  codes.set(section, code);
  return code;
}
