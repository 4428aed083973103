import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** The last written query, and the query shown at that time; one entry per store, which each tab has one of. */
const written = new WeakMap<object, { shown: string; search: string }>();

type Change = URLSearchParams | ((current: URLSearchParams) => URLSearchParams);

/**
 * Returns the URL parameters and a setter, which applies changes to the last written URL. React Router's hook applies them to the
 * rendered URL, so a second change reverts a pending one.
 */
export function useUrlParams(): [params: URLSearchParams, change: (to: Change, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useStore();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  // Rendered by now, or replaced by a later navigation.
  useEffect(() => {
    if (written.get(store)?.shown !== search) written.delete(store);
  }, [store, search]);
  const change = useCallback(
    (to: Change, options?: NavigateOptions) => {
      const last = written.get(store);
      const current = new URLSearchParams(last?.shown === search ? last.search : search);
      const next = `?${typeof to === 'function' ? to(current) : to}`;
      written.set(store, { shown: search, search: next });
      void navigate(next, options);
    },
    [navigate, search, store],
  );
  return [params, change];
}
