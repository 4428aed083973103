import { createResource, type Resource } from '@skal/shell-kit';
import type { SectionDefinition, SectionModule } from './section.ts';

const codes = new WeakMap<SectionDefinition, Resource<SectionModule>>();

/** The code of a section, which comes once somebody is about to open it. */
export function codeOf(section: SectionDefinition): Resource<SectionModule> {
  const known = codes.get(section);
  if (known) return known;
  const code = createResource(section.load);
  codes.set(section, code);
  return code;
}
