import type { CDPSession } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** What the browser compiles of scripts. It goes on growing as they get hot, and is no page that is kept. */
const CODE = 'code';
/** What the browser notes beside: answers for whoever looks on, queries of style sheets, times of what was fetched. */
const BESIDE = 'native';
/** Of that, elements: those a page can keep. */
const ELEMENT = /^(<|Detached )/;

/**
 * What a page holds, in bytes, once all that nobody holds is gone: objects, closures, texts, elements. By a snapshot of its
 * heap: `JSHeapUsedSize` counts compiled code, too.
 */
export async function retainedBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const parts: string[] = [];
  const take = ({ chunk }: { chunk: string }) => parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes, strings } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const isElement = strings.map((text) => ELEMENT.test(text));
  const at = { type: fields.indexOf('type'), name: fields.indexOf('name'), size: fields.indexOf('self_size') };
  let held = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + at.type] ?? 0];
    if (type === CODE || (type === BESIDE && !isElement[nodes[node + at.name] ?? 0])) continue;
    held += nodes[node + at.size] ?? 0;
  }
  return held;
}
