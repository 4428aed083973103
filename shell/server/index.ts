export { type ApiDoor, type FrontDoor, type FrontDoorSettings, openFrontDoor } from './frontDoor.ts';
export { openRegistry, type Registry } from './registry.ts';
export { RegistryRefusal } from './registryRefusal.ts';
export * from './release.ts';
export { loadRemoteManifest, loadShellBundle } from './serverBundle.ts';
export { brotli } from './stored.ts';
