/**
 * For every field jsdom goes through the whole document to find its labels, and again for every label it meets: half of
 * a query by label. Here one look at the document tells the labels of all its fields, until something in it changes.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const forms = jsdom('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = jsdom('jsdom/lib/jsdom/living/helpers/internal-constants.js');
const NodeList = jsdom('jsdom/lib/jsdom/living/generated/NodeList.js');

const ELEMENT = 1;

/** What was seen of each tree: jsdom counts a tree's changes in its root, for its own lists of nodes. */
const seen = new WeakMap();

const look = (root) => {
  const labels = [];
  const byId = new Map();
  for (const node of domSymbolTree.treeIterator(root)) {
    if (node.nodeType !== ELEMENT) continue;
    if (node._localName === 'label') labels.push(node);
    const id = node.getAttributeNS(null, 'id');
    if (id && !byId.has(id)) byId.set(id, node);
  }
  const byField = new Map();
  for (const label of labels) {
    const target = label.getAttributeNS(null, 'for');
    const field = target === null ? label.control : byId.get(target);
    if (field && forms.isLabelable(field)) byField.set(field, [...(byField.get(field) ?? []), label]);
  }
  return { version: root._version, byField };
};

const labelsOf = (root, field) => {
  if (seen.get(root)?.version !== root._version) seen.set(root, look(root));
  return seen.get(root).byField.get(field) ?? [];
};

forms.getLabelsForLabelable = (field) => {
  if (!forms.isLabelable(field)) return null;
  if (!field._labels) {
    const root = field.getRootNode({});
    field._labels = NodeList.createImpl(root._globalObject, [], { element: root, query: () => labelsOf(root, field) });
  }
  return field._labels;
};
