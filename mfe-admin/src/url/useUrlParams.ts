import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** What was written to the address last, and what the page showed then; one address for each tab, which has one store. */
const written = new WeakMap<object, { shown: string; search: string }>();

type Change = URLSearchParams | ((current: URLSearchParams) => URLSearchParams);

/**
 * What the address asks for, and how to change it. Router's own hook makes a change on what the page shows; while an
 * earlier change is on its way to the page, a later one would take it back. Here it is made on what was written.
 */
export function useUrlParams(): [params: URLSearchParams, change: (to: Change, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useStore();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  // The page shows it by now, or something else that came after it.
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
