import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../../../url/useUrlParams.ts';
import { type ClientListOptions, isClientColumn, isClientFilter } from './clientListOptions.ts';

const DEFAULT_OPTIONS: ClientListOptions = { search: '', filter: 'all', sort: null };

const PARAM_NAMES = ['search', 'show', 'sort', 'direction'] as const;

function parseOptions(params: URLSearchParams): ClientListOptions {
  const [search, filter, column, direction] = PARAM_NAMES.map((name) => params.get(name) ?? '');
  return {
    search: search ?? '',
    filter: filter && isClientFilter(filter) ? filter : 'all',
    sort: column && isClientColumn(column) ? { id: column, direction: direction === 'desc' ? 'desc' : 'asc' } : null,
  };
}

/** URL parameters of list options; omits defaults. */
const toUrlParams = ({ search, filter, sort }: ClientListOptions) =>
  ({
    search: search.trim() === '' ? null : search,
    show: filter === 'all' ? null : filter,
    sort: sort?.id ?? null,
    direction: sort?.direction ?? null,
  }) as const;

/** Returns the part of a query that is a saved view: search, filter and sort, but not the open client. */
export const savedViewQuery = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].filter(([name]) => (PARAM_NAMES as readonly string[]).includes(name))));

export interface ClientListParams {
  choice: ClientListOptions;
  /** Changes some options and keeps the others. */
  setOptions: (change: Partial<ClientListOptions>) => void;
  /** Shows all clients in the default order. */
  clear: () => void;
}

/** List options of the client list, stored in the URL. */
export function useClientListParams(): ClientListParams {
  const [params, setParams] = useUrlParams();
  // Keeps the same object while the options are equal, whatever else changes in the URL.
  const key = String(new URLSearchParams(PARAM_NAMES.map((name) => [name, params.get(name) ?? ''])));
  const choice = useMemo(() => parseOptions(new URLSearchParams(key)), [key]);
  const setOptions = useCallback(
    (change: Partial<ClientListOptions>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(toUrlParams({ ...parseOptions(current), ...change }))) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const clear = useCallback(() => setOptions(DEFAULT_OPTIONS), [setOptions]);
  return { choice, setOptions, clear };
}
