import type { CDPSession } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** Compiled code. It grows as scripts get hot, which is no leak. */
const CODE = 'code';
/** The browser's own data: results for DevTools, media queries, resource timings. */
const NATIVE = 'native';
/** DOM nodes among the native data, which a page can leak. */
const ELEMENT = /^(<|Detached )/;

/**
 * The bytes that a page retains after garbage collection: objects, closures, strings, DOM nodes. Read from a heap
 * snapshot, because `JSHeapUsedSize` includes compiled code.
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
  let retained = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + at.type] ?? 0];
    if (type === CODE || (type === NATIVE && !isElement[nodes[node + at.name] ?? 0])) continue;
    retained += nodes[node + at.size] ?? 0;
  }
  return retained;
}
