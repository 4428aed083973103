import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { SiteInfo } from '@skal/contracts/site/site';
import { devPageCsp } from '@skal/shell/server/http/securityHeaders.ts';
import { writeDocument } from '@skal/shell/server/pages/document.ts';
import { mergeNav } from '@skal/shell/server/pages/nav.ts';
import { ICON, releaseBaseUrl } from '@skal/shell/server/releases/release.ts';
import { SNAPSHOT_ID, type Snapshot } from '@skal/shell/src/federation/snapshot.ts';
import { FIRST_SCRIPT } from '@skal/shell/src/firstScript.ts';
import { sharedVersions } from '../webpack/shared.ts';
import { DEV_VERSION, devBase, type RemoteDescriptor } from './remoteDescriptor.ts';

/**
 * Fast Refresh across bundles: React registers its renderers with this hook, and the refresh runtime of each bundle, which starts
 * after React, finds them there.
 */
const REFRESH_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__=window.__REACT_DEVTOOLS_GLOBAL_HOOK__||{renderers:new Map,supportsFiber:true,' +
  'inject:function(r){var i=this.renderers.size+1;this.renderers.set(i,r);return i},' +
  'onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}};';

const SHELL = devBase({ name: 'shell' });

interface DevPage {
  remotes: readonly RemoteDescriptor[];
  site: SiteInfo;
  /** The script that runs before the shell and mocks calls; null with an api. */
  mocks: string | null;
  /** URLs of the rebuild notifications. */
  sockets: readonly string[];
}

/** Renders the development page of every path: the shell renders its content in the browser. */
export function devPage({ remotes, site, mocks, sockets }: DevPage): { html: string; policy: string } {
  const snapshot: Snapshot = {
    revision: DEV_VERSION,
    site,
    shared: sharedVersions(),
    remotes: remotes.map((remote) => ({
      name: remote.name,
      remote: remote.remote,
      version: remote.version,
      base: releaseBaseUrl(remote),
      entry: remote.entry,
      routes: remote.routes.map(({ path, page, title, access, layout }) => ({ path, page, title, access, layout })),
      dialogs: remote.dialogs.map(({ name }) => name),
    })),
    ...mergeNav(remotes),
  };
  const { html, scriptHashes } = writeDocument({
    locale: SOURCE_LOCALE,
    // Development builds contain the English texts.
    messages: { scripts: [], messages: {} },
    title: site.brand,
    description: '',
    canonical: null,
    brand: site.brand,
    contactPath: '/contact',
    css: '',
    styles: '',
    html: '',
    isComplete: false,
    snapshot,
    snapshotId: SNAPSHOT_ID,
    eventCaptureScript: `${REFRESH_HOOK}${FIRST_SCRIPT}`,
    integrity: {},
    preload: [],
    entry: mocks ?? `${SHELL}main.js`,
    fonts: [],
    icon: `${SHELL}${ICON}`,
    asksSession: false,
    head: [
      `<link rel="stylesheet" href="${SHELL}main.css">`,
      `<meta name="skal-shell" content="${SHELL}main.js">`,
    ].join(''),
  });
  return { html, policy: devPageCsp(scriptHashes, sockets) };
}
