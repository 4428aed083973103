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

/** What stands in the address for a choice: nothing for what is not chosen. */
const asParams = ({ search, filter, sort }: ClientListOptions) =>
  ({
    search: search.trim() === '' ? null : search,
    show: filter === 'all' ? null : filter,
    sort: sort?.id ?? null,
    direction: sort?.direction ?? null,
  }) as const;

/** What of an address is a view of the list: what is searched, shown and sorted, and not the record that is open. */
export const savedViewQuery = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].filter(([name]) => (NAMES as readonly string[]).includes(name))));

export interface ClientListParams {
  choice: ClientListOptions;
  /** Changes what is named and nothing else. */
  choose: (change: Partial<ClientListOptions>) => void;
  /** Shows everybody again, in the list's own order. */
  clear: () => void;
}

/** How the operator looks at the list of clients. It stands in the address, so a view can be kept and sent on. */
export function useClientListParams(): ClientListParams {
  const [params, setParams] = useUrlParams();
  // The same choice stays the same object, whatever else changes in the address.
  const said = String(new URLSearchParams(NAMES.map((name) => [name, params.get(name) ?? ''])));
  const choice = useMemo(() => readChoice(new URLSearchParams(said)), [said]);
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
  return { choice, choose, clear };
}
