import type { SiteFacts } from '@skal/contracts/site';
import { writeDocument } from '@skal/shell/server/document.ts';
import { devPolicy } from '@skal/shell/server/headers.ts';
import { joinNav } from '@skal/shell/server/nav.ts';
import { SNAPSHOT_ID, type Snapshot } from '@skal/shell/src/federation/snapshot.ts';
import { KEEP_TAPS_SCRIPT } from '@skal/shell/src/taps/keepTapsScript.ts';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import { REMOTE_ENTRY } from '../webpack/browser.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { sharedVersions } from '../webpack/shared.ts';
import { DEV_VERSION, type DevServer, devBase, mocksBase } from './servers.ts';

/**
 * Fast Refresh across bundles: React tells its renderers to this hook, and each bundle's refresh runtime,
 * which starts later than React, finds them in it.
 */
const REFRESH_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__=window.__REACT_DEVTOOLS_GLOBAL_HOOK__||{renderers:new Map,supportsFiber:true,' +
  'inject:function(r){var i=this.renderers.size+1;this.renderers.set(i,r);return i},' +
  'onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}};';

export interface DevRemote {
  bundle: Bundle;
  manifest: RemoteManifest;
}

/** The page of every path while the site is worked on: the shell renders all of it in the browser. */
export function devPage(
  shell: Bundle,
  remotes: readonly DevRemote[],
  servers: readonly DevServer[],
  site: SiteFacts,
  mocksOf: Bundle | null,
): { html: string; policy: string } {
  const snapshot: Snapshot = {
    revision: DEV_VERSION,
    site,
    shared: sharedVersions(),
    remotes: remotes.map(({ bundle, manifest }) => ({
      name: bundle.name,
      remote: bundle.remote,
      version: DEV_VERSION,
      base: devBase(bundle),
      entry: REMOTE_ENTRY,
      routes: manifest.routes.map(({ path, page, title, access, layout }) => ({ path, page, title, access, layout })),
      dialogs: manifest.dialogs.map(({ name }) => name),
    })),
    ...joinNav(remotes.map(({ manifest }) => manifest)),
  };
  const { html, scriptHashes } = writeDocument({
    title: site.brand,
    description: '',
    canonical: null,
    brand: site.brand,
    css: '',
    styles: '',
    html: '',
    whole: false,
    snapshot,
    snapshotId: SNAPSHOT_ID,
    keepTapsScript: `${REFRESH_HOOK}${KEEP_TAPS_SCRIPT}`,
    integrity: {},
    preload: [],
    entry: mocksOf ? `${mocksBase(mocksOf)}mocks.js` : `${devBase(shell)}main.js`,
    fonts: [],
    icon: '/icon.svg',
    asksSession: false,
    head: [
      `<link rel="stylesheet" href="${devBase(shell)}main.css">`,
      `<meta name="skal-shell" content="${devBase(shell)}main.js">`,
    ].join(''),
  });
  const sockets = servers.map(({ port }) => `ws://127.0.0.1:${port}`);
  return { html, policy: devPolicy(scriptHashes, sockets) };
}
