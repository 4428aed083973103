export { type ApiDoor, type FrontDoor, type FrontDoorSettings, openFrontDoor } from './frontDoor.ts';
export { openRegistry, type Registry, RegistryRefusal } from './registry.ts';
export * from './release.ts';
export { loadRemoteManifest, loadShellBundle } from './serverBundle.ts';
export { brotli } from './stored.ts';
