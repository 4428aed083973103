import { type AppScope, appScopes } from '@skal/contracts/app/appScope';

/** Joins scopes for their column. */
export const joinScopes = (scopes: readonly AppScope[]): string =>
  appScopes.filter((scope) => scopes.includes(scope)).join(' ');

/** Reads the scopes of a key. */
export const readScopes = (stored: string): AppScope[] => {
  const words = stored.split(' ');
  return appScopes.filter((scope) => words.includes(scope));
};
