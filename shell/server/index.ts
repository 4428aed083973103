export { type ApiDoor, type FrontDoor, type FrontDoorSettings, openFrontDoor } from './frontDoor.ts';
export { type Names, namesIn } from './names.ts';
export { openRegistry, type Registry } from './registry.ts';
export { RegistryRefusal } from './registryRefusal.ts';
export * from './release.ts';
export { loadShellBundle } from './serverBundle.ts';
export type { Compression } from './stored.ts';
export { brotli } from './stored.ts';
