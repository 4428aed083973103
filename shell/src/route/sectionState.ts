/** Where a reader goes on a page, said with a step of the history and not in the page's address. */
interface SectionState {
  /** The id of a section. */
  readonly section: string;
}

/** What a link to a page gives along (`state`) for the page to begin at one of its sections. */
export const sectionState = (id: string): SectionState => ({ section: id });

/** The section that a step of the history leads to. What a tab kept from an older version may be anything. */
export function parseSectionState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('section' in state)) return undefined;
  return typeof state.section === 'string' ? state.section : undefined;
}
