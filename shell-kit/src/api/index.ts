export * from './client.ts';
export * from './request.ts';
export * from './session.ts';
