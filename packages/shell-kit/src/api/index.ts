export * from './client.ts';
export * from './hooks.ts';
export * from './impersonation.ts';
export * from './request.ts';
export * from './session.ts';
export * from './useAction.ts';
export * from './useLiveUpdates.ts';
export * from './usePollWhileActive.ts';
