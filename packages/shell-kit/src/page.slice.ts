import { createAction, createSlice } from '@reduxjs/toolkit';

/** A query of a page with its reply, which the server has read while it rendered the page. */
export interface PageQuery {
  /** Name of the endpoint in the data client, such as `readOverview`. */
  readonly name: string;
  /** Subject that its mutations invalidate. */
  readonly subject: string;
  /** Argument of the hook; absent without one. */
  readonly arg?: unknown;
  readonly data: unknown;
}

/** A query that a page reads while it is rendered. */
export interface RecordedQuery {
  /** Key in the cache, which is the same for equal arguments. */
  readonly key: string;
  /** Name of the endpoint in the data client, such as `readOverview`. */
  readonly name: string;
  /** Subject that its mutations invalidate. */
  readonly subject: string;
  readonly arg?: unknown;
  /** Address that the api answers, with its query string. */
  readonly address: string;
}

/** The first page of a tab, as the server rendered it. */
export interface PageData {
  /**
   * When it was rendered with the visitor's data, in milliseconds since 1970: the clock of the first render in the
   * browser. Null for a page without personal data.
   */
  readonly renderedAt: number | null;
  /** Its data, until the data client has taken it. */
  readonly queries: readonly PageQuery[];
}

export const IMPERSONAL_PAGE: PageData = { renderedAt: null, queries: [] };

/** The data client has been added to the store, and takes the data of the first page. */
export const apiAttached = createAction<Pick<PageData, 'queries'>>('store/apiAttached');

/** The first page of this tab. A change of the account drops it (T9). */
export const pageSlice = createSlice({
  name: 'page',
  initialState: IMPERSONAL_PAGE,
  reducers: {
    /** The first navigation has left the page as the server rendered it. */
    firstPageLeft: () => IMPERSONAL_PAGE,
  },
  extraReducers: (builder) => builder.addCase(apiAttached, (state) => ({ ...state, queries: [] })),
});
