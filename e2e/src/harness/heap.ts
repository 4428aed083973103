import type { CDPSession } from 'playwright-core';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** What the browser compiles of scripts. It goes on growing as they get hot, and is no page that is kept. */
const CODE = 'code';

/**
 * What a page holds, in bytes, once all that nobody holds is gone: objects, closures, texts, elements. By a snapshot of its
 * heap, without the code that the browser compiles: `JSHeapUsedSize` counts that too.
 */
export async function heldBy(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const parts: string[] = [];
  const take = ({ chunk }: { chunk: string }) => parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf(CODE)];
  let held = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + kind] !== code) held += nodes[at + size] ?? 0;
  }
  return held;
}
