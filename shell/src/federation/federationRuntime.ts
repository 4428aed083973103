import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * The part of the federation runtime that the entries of remotes take from the page. Exposing the whole namespace would
 * keep every export in the shell's first load.
 */
export const federationRuntime: Readonly<Record<string, unknown>> = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  // For development tools only.
  helpers: {},
};

/** Exposes the runtime where the entries expect it. */
export function exposeRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime });
}
