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
 * The part of the federation runtime that the entries of remotes take from the page, where they are built to bring
 * none of their own. The whole namespace would keep every export in the shell's first load.
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
  // Handed on to tools that look into a page; nothing that is served calls them.
  helpers: {},
};

/** Puts it where the entries look for it. */
export function exposeRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime });
}
