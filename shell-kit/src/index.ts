export * from './api.ts';
export * from './dialog.slice.ts';
export * from './manifest.ts';
export * from './request.ts';
export * from './session.ts';
export * from './site.slice.ts';
export * from './store.ts';
export * from './toast.slice.ts';
