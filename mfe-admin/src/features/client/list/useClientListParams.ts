import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../../../url/useUrlParams.ts';
import { type ClientListOptions, isClientColumn, isClientFilter } from './clientListOptions.ts';

const everybody: ClientListOptions = { search: '', filter: 'all', sort: null };

const NAMES = ['search', 'show', 'sort', 'direction'] as const;

function readChoice(params: URLSearchParams): ClientListOptions {
  const [search, filter, column, direction] = NAMES.map((name) => params.get(name) ?? '');
  return {
    search: search ?? '',
    filter: filter && isClientFilter(filter) ? filter : 'all',
    sort: column && isClientColumn(column) ? { id: column, direction: direction === 'desc' ? 'desc' : 'asc' } : null,
  };
}

/** URL parameters of list options; omits defaults. */
const asParams = ({ search, filter, sort }: ClientListOptions) =>
  ({
    search: search.trim() === '' ? null : search,
    show: filter === 'all' ? null : filter,
    sort: sort?.id ?? null,
    direction: sort?.direction ?? null,
  }) as const;

/** Returns the part of a query that is a saved view: search, filter and sort, but not the open client. */
export const savedViewQuery = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].filter(([name]) => (NAMES as readonly string[]).includes(name))));

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
  const key = String(new URLSearchParams(NAMES.map((name) => [name, params.get(name) ?? ''])));
  const choice = useMemo(() => readChoice(new URLSearchParams(key)), [key]);
  const choose = useCallback(
    (change: Partial<ClientListOptions>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(asParams({ ...readChoice(current), ...change }))) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const clear = useCallback(() => choose(everybody), [choose]);
  return { choice, setOptions: choose, clear };
}
