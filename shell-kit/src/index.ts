export * from './account.ts';
export * from './dialog.slice.ts';
export * from './home.slice.ts';
export * from './manifest.ts';
export * from './site.slice.ts';
export * from './store.ts';
export * from './toast.slice.ts';
