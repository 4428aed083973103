/**
 * Keeps React working in a page whose nodes other scripts have replaced or wrapped. A translator replaces text nodes by
 * `<font>` elements. React then updates or removes the text, or inserts beside it, and throws because it is no longer a
 * child of its parent (facebook/react#11538).
 */

/** Replacements of removed nodes. */
const replacements = new WeakMap<Node, Node>();

/** Records the replacement of each removed node: in the same step, by an insertion beside it, or right after it. */
function recordReplacements(records: readonly MutationRecord[]): void {
  const free = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const [index, { addedNodes, removedNodes, previousSibling, nextSibling }] of records.entries()) {
    const later = records[index + 1];
    const isSamePlace = later?.previousSibling === previousSibling && later.nextSibling === nextSibling;
    const places = [...addedNodes, previousSibling, nextSibling, isSamePlace ? (later.addedNodes[0] ?? null) : null];
    for (const node of removedNodes) {
      const replacement = places.find((place) => free.has(place));
      if (!replacement || node.isConnected) continue;
      replacements.set(node, replacement);
      free.delete(replacement);
    }
  }
}

/** The child of this parent that is, contains or replaces the node; null if there is none. */
function childFor(parent: Node, node: Node): ChildNode | null {
  for (let at: Node | null | undefined = node; at; at = at.parentNode ?? replacements.get(at)) {
    if (at.parentNode === parent) return at as ChildNode;
  }
  return null;
}

/** Restores a text that React is about to change or move, in place of its replacement. */
function restore(node: Node): void {
  const replacement = replacements.get(node);
  replacements.delete(node);
  if (replacement?.parentNode && !node.parentNode) replacement.parentNode.replaceChild(node, replacement);
}

/** Patches the DOM methods of this window to find nodes that another script has moved or replaced. */
export function guardTexts({ document, Node: { prototype } }: Window & typeof globalThis): void {
  const { removeChild, insertBefore, appendChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  const observer = new MutationObserver(recordReplacements);
  observer.observe(document.body, { childList: true, subtree: true });

  prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = node.parentNode === this ? node : childFor(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    restore(node);
    const place = !next || next.parentNode === this ? next : childFor(this, next);
    return insertBefore.call(this, node, place) as T;
  };
  prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    restore(node);
    return appendChild.call(this, node) as T;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(value: string | null) {
      restore(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
