import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { sectionPrefetched } from '../layout/portal.slice.ts';
import { sectionResource } from './sectionResource.ts';
import { sections } from './sections.ts';

/**
 * Returns the handlers of a control that opens a section: on hover, focus and touch its code is loaded, and then it is rendered
 * ahead with its data.
 */
export function usePrefetchSection(id: string) {
  const dispatch = useDispatch();
  const prefetch = useCallback(() => {
    const section = sections.find((each) => each.id === id);
    if (!section) return;
    const code = sectionResource(section);
    code.prefetch();
    code.load().then(
      () => dispatch(sectionPrefetched(id)),
      // A failed prefetch is repeated when the section is opened.
      () => undefined,
    );
  }, [dispatch, id]);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
