import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNextSection } from '../layout/portal.slice.ts';
import { sectionResource } from './sectionResource.ts';
import { type Section, sections } from './sections.ts';

/** How long the visitor stays on a control before its section is prefetched: a pointer that crosses others loads nothing. */
const DWELL_MS = 60;

/** Loads the code of the section that the visitor may open next, and returns it then. */
export function usePrefetchedSection(): Section | null {
  const id = useSelector(selectNextSection);
  const [loaded, setLoaded] = useState<Section | null>(null);
  useEffect(() => {
    const section = sections.find((each) => each.id === id);
    if (!section) return;
    let isLatest = true;
    const code = sectionResource(section);
    const dwell = setTimeout(() => {
      code.prefetch();
      code.load().then(
        () => isLatest && setLoaded(section),
        // A failed prefetch is repeated when the section is opened.
        () => undefined,
      );
    }, DWELL_MS);
    return () => {
      isLatest = false;
      clearTimeout(dwell);
    };
  }, [id]);
  return loaded;
}
