import type { achievement } from '@skal/contracts/analytics/achievement';
import type { adoption } from '@skal/contracts/analytics/adoption';
import type { bookings } from '@skal/contracts/analytics/bookings';
import type { breakEven } from '@skal/contracts/analytics/breakEven';
import type { CommercePeriod, commerce } from '@skal/contracts/analytics/commerce';
import type { content } from '@skal/contracts/analytics/content';
import type { experiences } from '@skal/contracts/analytics/experiences';
import type { loyalty } from '@skal/contracts/analytics/loyalty';
import type { notification } from '@skal/contracts/analytics/notification';
import type { overview } from '@skal/contracts/analytics/overview';
import type { performance } from '@skal/contracts/analytics/performance';
import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';
import type { takeaway } from '@skal/contracts/analytics/takeaway';
import type { appStatus } from '@skal/contracts/app/appStatus';
import type { menu } from '@skal/contracts/content/menu';
import type { billing } from '@skal/contracts/finance/billing';
import type { shopProduct } from '@skal/contracts/integration/connection';
import type { ticket } from '@skal/contracts/support/ticket';
import { api, type QueryResults } from '@skal/shell-kit/api';
import type { Account } from '../../../session/useAccount.ts';

/** The queries that replies use, with their responses. */
type Reads = QueryResults<'achievement', typeof achievement> &
  QueryResults<'adoption', typeof adoption> &
  QueryResults<'appStatus', typeof appStatus> &
  QueryResults<'billing', typeof billing> &
  QueryResults<'bookings', typeof bookings> &
  QueryResults<'breakEven', typeof breakEven> &
  QueryResults<'commerce', typeof commerce> &
  QueryResults<'content', typeof content> &
  QueryResults<'experiences', typeof experiences> &
  QueryResults<'loyalty', typeof loyalty> &
  QueryResults<'menu', typeof menu> &
  QueryResults<'notification', typeof notification> &
  QueryResults<'overview', typeof overview> &
  QueryResults<'performance', typeof performance> &
  QueryResults<'shopProduct', typeof shopProduct> &
  QueryResults<'takeaway', typeof takeaway> &
  QueryResults<'ticket', typeof ticket>;

/** The client's data in the cache when a question is asked; null if not loaded. */
export interface AssistantContext {
  account: Account;
  appStatus: Reads['readAppStatus'] | null;
  tickets: Reads['listTicket'] | null;
  overview: Reads['readOverview'] | null;
  billing: Reads['readBilling'] | null;
  bookings: Reads['readBookings'] | null;
  takeaway: Reads['readTakeaway'] | null;
  /** Sales of the longest loaded period. */
  commerce: Reads['readCommerce'] | null;
  achievements: Reads['listAchievement'] | null;
  adoption: Reads['readAdoption'] | null;
  breakEven: Reads['readBreakEven'] | null;
  /** Of the longest loaded period, like performance. */
  content: Reads['readContent'] | null;
  events: Reads['readExperiences'] | null;
  loyalty: Reads['readLoyalty'] | null;
  menu: Reads['readMenu'] | null;
  notifications: Reads['readNotification'] | null;
  performance: Reads['readPerformance'] | null;
  /** Products of a connected shop; empty without one. */
  products: Reads['listShopProduct'] | null;
}

/** If a question names no period, answer for the longest period in the cache. */
const PERIODS: readonly CommercePeriod[] = ['yearly', 'monthly', 'weekly', 'daily'];
const LAST_DAYS: readonly RecentPeriod[] = ['month', 'week', 'today'];

/** An RTK Query selector, with the response type of its endpoint. */
type EndpointSelector<Answer> = {
  select?: (argument: unknown) => (state: unknown) => { data?: Answer };
};

/**
 * Returns the cached data of an endpoint. Sections inject their endpoints with their own code, so an endpoint of a section that was
 * never opened does not exist. Sends no request.
 */
function selectCached<Name extends keyof Reads>(state: unknown, name: Name, argument?: unknown): Reads[Name] | null {
  const reads: { readonly [Each in keyof Reads]?: EndpointSelector<Reads[Each]> } = api.endpoints;
  return reads[name]?.select?.(argument)(state).data ?? null;
}

/** Returns the cached data of the first loaded period. */
const selectFirstCached = <Name extends keyof Reads>(state: unknown, name: Name, periods: readonly string[]) =>
  periods.map((period) => selectCached(state, name, { query: { period } })).find((read) => read !== null) ?? null;

/** Collects the client's data cached in the tab. */
export const buildAssistantContext = (account: Account, state: unknown): AssistantContext => ({
  account,
  appStatus: selectCached(state, 'readAppStatus'),
  tickets: selectCached(state, 'listTicket'),
  overview: selectCached(state, 'readOverview'),
  billing: selectCached(state, 'readBilling'),
  bookings: selectCached(state, 'readBookings'),
  takeaway: selectCached(state, 'readTakeaway'),
  commerce: selectFirstCached(state, 'readCommerce', PERIODS),
  achievements: selectCached(state, 'listAchievement'),
  adoption: selectCached(state, 'readAdoption'),
  breakEven: selectCached(state, 'readBreakEven'),
  content: selectFirstCached(state, 'readContent', LAST_DAYS),
  events: selectCached(state, 'readExperiences'),
  loyalty: selectCached(state, 'readLoyalty'),
  menu: selectCached(state, 'readMenu'),
  notifications: selectCached(state, 'readNotification'),
  performance: selectFirstCached(state, 'readPerformance', LAST_DAYS),
  products: selectCached(state, 'listShopProduct'),
});
