import { readSiteInfo, type SiteInfo } from '@skal/contracts/site/site';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { HomePaths } from '../manifest.ts';
import { createStore } from '../store.ts';
import { toastSlice } from '../toast.slice.ts';

/** The facts of a site that is only tried out, with those that a test names. */
export const makeSiteFacts = (own: Partial<SiteInfo> = {}): SiteInfo => ({
  ...readSiteInfo({}, 'http://localhost:3000'),
  ...own,
});

/** The facts of a site whose owner has set none. */
export const unconfiguredSite: SiteInfo = readSiteInfo({ NODE_ENV: 'production' }, 'http://localhost:3000');

/** A store for one test, with what stands around a component that reads it, and the toast that the shell would show. */
export function makeStore(site: SiteInfo = makeSiteFacts(), home: HomePaths = {}) {
  const store = createStore(site, home);
  const StoreProvider = ({ children }: { children?: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const toast = () => toastSlice.selectors.selectToast(store.getState());
  return { store, Around: StoreProvider, toast };
}
