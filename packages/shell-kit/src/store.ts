import {
  combineSlices,
  configureStore,
  createAction,
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
import { siteSlice } from './site.slice.ts';
import { toastSlice } from './toast.slice.ts';

/**
 * The slices that remotes bring. A remote adds its own by declaration merging and injects it where its
 * page loads: `rosterSlice.injectInto(rootReducer)`.
 */
export interface LazySlices {}

export const rootReducer = combineSlices(
  toastSlice,
  dialogSlice,
  siteSlice,
  homeSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

const lateMiddleware = createDynamicMiddleware();

/** Everything but the site's facts, its homes and a toast in view is forgotten when the account changes (T9). */
function forgetful(state: RootState | undefined, action: UnknownAction): RootState {
  if (state && accountChanged.match(action)) {
    const { site, home, toast } = state;
    return rootReducer({ site, home, toast } as RootState, action);
  }
  return rootReducer(state, action);
}

/** The one thing of Node that a page has: the build puts its mode in this place. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** The store of this tab, once it is made. */
let current: Store | undefined;

/** Makes the one store. The server makes one for each page that it renders. */
export function createStore(site: SiteInfo, home: HomePaths = {}) {
  const store = configureStore({
    reducer: forgetful,
    preloadedState: { site, home } as RootState,
    // The development checks walk the whole state; on a busy machine their own warnings about that say nothing.
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 1_000 }, serializableCheck: { warnAfter: 1_000 } }).concat(
        lateMiddleware.middleware,
      ),
    devTools: process.env.NODE_ENV !== 'production',
  });
  current = store;
  return store;
}

export type Store = ReturnType<typeof createStore>;

const apiAttached = createAction('store/apiAttached');

interface AttachedApi {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
  util: { resetApiState: () => UnknownAction };
}

/**
 * Puts the data client into the store. It comes with the first page or form that makes a call: public pages
 * make none on load, and do not pay for it.
 */
export function attachApi(api: AttachedApi): void {
  rootReducer.inject({ reducerPath: api.reducerPath, reducer: api.reducer } as never);
  // What is on a page that stays is asked for again, by whoever is signed in now: its hooks do so when they are told.
  const askAnew: Middleware =
    ({ dispatch }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (accountChanged.match(action) && action.payload?.keepPage) dispatch(api.util.resetApiState());
      return result;
    };
  lateMiddleware.addMiddleware(api.middleware, askAnew);
  // An injected reducer has its state after the next action.
  current?.dispatch(apiAttached());
}
