import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@skal/shell-kit';
import type { ClientFilter, ClientSort } from './clientView.ts';

interface ClientTableState {
  search: string;
  filter: ClientFilter;
  /** Null: the order that the list came in, the latest login first (T38). */
  sort: ClientSort | null;
}

const initialState: ClientTableState = { search: '', filter: 'all', sort: null };

/** How the operator looks at the list of clients; kept while the tabs are switched. */
export const clientTableSlice = createSlice({
  name: 'clientTable',
  initialState,
  reducers: {
    searched: (state, { payload: search }: PayloadAction<string>) => {
      state.search = search;
    },
    filtered: (state, { payload: filter }: PayloadAction<ClientFilter>) => {
      state.filter = filter;
    },
    sorted: (state, { payload: sort }: PayloadAction<ClientSort | null>) => {
      state.sort = sort;
    },
    cleared: () => initialState,
  },
  selectors: { selectClientTable: (state) => state },
});

declare module '@skal/shell-kit' {
  interface LazySlices extends WithSlice<typeof clientTableSlice> {}
}

export const { searched, filtered, sorted, cleared } = clientTableSlice.actions;
export const { selectClientTable } = clientTableSlice.injectInto(rootReducer).selectors;
