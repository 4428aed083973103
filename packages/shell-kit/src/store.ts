import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { SiteInfo } from '@skal/contracts/site/site';
import { accountChanged } from './account.ts';
import { dialogSlice } from './dialog.slice.ts';
import { homeSlice } from './home.slice.ts';
import type { HomePaths } from './manifest.ts';
import { apiAttached, IMPERSONAL_PAGE, type PageData, pageSlice } from './page.slice.ts';
import { siteSlice } from './site.slice.ts';
import { toastSlice } from './toast.slice.ts';

/**
 * Slices of remotes. A remote adds its own by declaration merging and injects it when its page loads:
 * `rosterSlice.injectInto(rootReducer)`.
 */
export interface LazySlices {}

export const rootReducer = combineSlices(
  toastSlice,
  dialogSlice,
  siteSlice,
  homeSlice,
  pageSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

const lateMiddleware = createDynamicMiddleware();

/** Resets all state but the site's settings, the home pages and a visible toast when the account changes (T9). */
function resetOnAccountChange(state: RootState | undefined, action: UnknownAction): RootState {
  if (state && accountChanged.match(action)) {
    const { site, home, toast } = state;
    return rootReducer({ site, home, toast } as RootState, action);
  }
  return rootReducer(state, action);
}

/** The only part of Node that a page uses: the build replaces it by its mode. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

const NEVER_SLOW = { warnAfter: Number.POSITIVE_INFINITY };

/** The store of this tab, once created. */
let current: Store | undefined;

interface StoreOptions {
  /** The first page, if the server rendered it with the visitor's data. */
  page?: PageData;
  /** Middleware of the data client. On the server only, where the dynamic middleware would keep every store in memory. */
  middleware?: Middleware;
}

/** Creates the store. The server creates one for each rendered page. */
export function createStore(
  site: SiteInfo,
  home: HomePaths = {},
  { page = IMPERSONAL_PAGE, middleware }: StoreOptions = {},
) {
  const store = configureStore({
    reducer: resetOnAccountChange,
    preloadedState: { site, home, page } as RootState,
    // The development checks warn when they take long, which depends on the machine.
    middleware: (defaults) =>
      defaults({ immutableCheck: NEVER_SLOW, serializableCheck: NEVER_SLOW }).concat(
        middleware ?? lateMiddleware.middleware,
      ),
    devTools: process.env.NODE_ENV !== 'production',
  });
  current = store;
  // On the server the data client is attached first.
  if (middleware) takePageData(store);
  return store;
}

export type Store = ReturnType<typeof createStore>;

/** Moves the data of the first page into the data client. An injected reducer gets its state with this action, too. */
const takePageData = (store: Store) => void store.dispatch(apiAttached(store.getState().page));

interface AttachedApi {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
  util: { resetApiState: () => UnknownAction };
}

/**
 * Adds the data client to the store. It loads with the first page or form that makes a call: public pages make none on
 * load.
 */
export function attachApi(api: AttachedApi): void {
  rootReducer.inject({ reducerPath: api.reducerPath, reducer: api.reducer } as never);
  // Refetches the data of a page that stays, in its hooks, for the new account.
  const refetchOnAccountChange: Middleware =
    ({ dispatch }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (accountChanged.match(action) && action.payload?.keepPage) dispatch(api.util.resetApiState());
      return result;
    };
  lateMiddleware.addMiddleware(api.middleware, refetchOnAccountChange);
  // An injected reducer gets its state with the next action.
  if (current) takePageData(current);
}
