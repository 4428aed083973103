export * from './client.ts';
export * from './hooks.ts';
export * from './request.ts';
export * from './session.ts';
export * from './useAction.ts';
export * from './useLiveNews.ts';
export * from './useWhileWatched.ts';
export * from './view.ts';
