/** The target section of a navigation, kept in the history state and not in the address. */
interface SectionState {
  /** The id of a section. */
  readonly section: string;
}

/** The `state` of a link to a section of a page. */
export const sectionState = (id: string): SectionState => ({ section: id });

/** The section of a history state, which may come from an older version. */
export function parseSectionState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('section' in state)) return undefined;
  return typeof state.section === 'string' ? state.section : undefined;
}
