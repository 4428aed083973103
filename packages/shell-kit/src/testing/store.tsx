import { readSiteInfo, type SiteInfo } from '@skal/contracts/site/site';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { HomePaths } from '../manifest.ts';
import { createStore } from '../store.ts';
import { toastSlice } from '../toast.slice.ts';

/** Site settings for development, with overrides of a test. */
export const makeSiteFacts = (own: Partial<SiteInfo> = {}): SiteInfo => ({
  ...readSiteInfo({}, 'http://localhost:3000'),
  ...own,
});

/** A site without settings of its owner. */
export const unconfiguredSite: SiteInfo = readSiteInfo({ NODE_ENV: 'production' }, 'http://localhost:3000');

/** Creates a store for one test, a wrapper for components, and access to the current toast. */
export function makeStore(site: SiteInfo = makeSiteFacts(), home: HomePaths = {}) {
  const store = createStore(site, home);
  const StoreProvider = ({ children }: { children?: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const toast = () => toastSlice.selectors.selectToast(store.getState());
  return { store, Providers: StoreProvider, toast };
}
