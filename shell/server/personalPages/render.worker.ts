import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { PageData } from '@skal/shell-kit/page.slice.ts';
import type { ServerRelease } from '../composition/composition.ts';
import { loadRemoteManifest, loadShellBundle, type PersonalRenderer } from '../composition/serverBundle.ts';
import { scriptJson } from '../pages/escape.ts';
import { openRegistry } from '../registry/registry.ts';
import { RELEASES_DIR } from './renderPool.ts';
import { checkRendered, type RenderCode, type RenderResult, type RenderTask } from './renderTask.ts';

// What the code of a remote prints may contain a visitor's data, and may never end.
const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
for (const stream of ['stdout', 'stderr']) Object.defineProperty(process, stream, { value: discarded });
globalThis.console = new Console(discarded);

const { releaseDir } = openRegistry(process.env[RELEASES_DIR] ?? '');

/**
 * Renderers by the releases, the language and the navigation that they render: those of the live set in each language, and of
 * a canary.
 */
const renderers = new Map<string, PersonalRenderer>();
const LIMIT = 8;

const dirOf = ({ name, version }: ServerRelease) => releaseDir(name, version);

function rendererOf({ shell, remote, locale, snapshot }: RenderCode): PersonalRenderer {
  // A release of another remote may change the navigation.
  const key = `${shell.version} ${remote.name} ${remote.version} ${locale} ${snapshot}`;
  const known = renderers.get(key);
  if (known) return known;
  const bundle = loadShellBundle(dirOf(shell), shell, locale);
  const manifest = loadRemoteManifest(dirOf(remote), remote, bundle);
  const renderer = bundle.createPersonalRenderer?.(JSON.parse(snapshot), { [remote.name]: manifest });
  if (!renderer) throw new Error(`${shell.name} ${shell.version} does not render pages of accounts`);
  renderers.set(key, renderer);
  for (const oldest of renderers.keys()) {
    if (renderers.size <= LIMIT) break;
    renderers.delete(oldest);
  }
  return renderer;
}

/** Renders one page, or only loads the code for it. A process renders one page at a time. */
export default async function render(task: RenderTask | RenderCode): Promise<RenderResult | null> {
  if (!('address' in task)) {
    rendererOf(task);
    return null;
  }
  const { address, renderedAt, replies } = task;
  const queries = replies.map(({ json, ...query }) => ({ ...query, data: JSON.parse(json) }));
  const page: PageData = { renderedAt, queries };
  return { ...checkRendered(await rendererOf(task)(address, page)), data: scriptJson(page) };
}
