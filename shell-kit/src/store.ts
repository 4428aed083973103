import { combineSlices, configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SiteFacts } from '@skal/contracts';
import { api } from './api.ts';
import { dialogSlice } from './dialog.slice.ts';
import { siteSlice } from './site.slice.ts';
import { toastSlice } from './toast.slice.ts';

/**
 * The slices that remotes bring. A remote adds its own by declaration merging and injects it where its
 * page loads: `rosterSlice.injectInto(rootReducer)`.
 */
export interface LazySlices {}

/** Somebody signed in or out: what the tab holds of the account before is forgotten. */
export const accountChanged = createAction('session/accountChanged');

export const rootReducer = combineSlices(api, toastSlice, dialogSlice, siteSlice).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** Everything but the site's facts and a toast in view is forgotten when the account changes (T9). */
function forgetful(state: RootState | undefined, action: UnknownAction): RootState {
  if (state && accountChanged.match(action)) {
    const { site, toast } = state;
    return rootReducer({ site, toast } as RootState, action);
  }
  return rootReducer(state, action);
}

/** Makes the one store. The server makes one for each page that it renders. */
export function createStore(site: SiteFacts) {
  return configureStore({
    reducer: forgetful,
    preloadedState: { site } as RootState,
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type Store = ReturnType<typeof createStore>;
