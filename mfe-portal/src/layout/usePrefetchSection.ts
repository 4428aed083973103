import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { sectionPrefetched } from './portal.slice.ts';

/** Returns the handlers of a control that opens a section: on hover, focus and touch it is rendered ahead with its data. */
export function usePrefetchSection(id: string) {
  const dispatch = useDispatch();
  const prefetch = useCallback(() => void dispatch(sectionPrefetched(id)), [dispatch, id]);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
