/**
 * Lets React go on in a page whose nodes were replaced or wrapped by other scripts. A translator takes a text out and puts
 * `<font>` with its own words in its place; React goes on to update the text, to remove it and to insert beside it, and
 * throws where it is not the child that it was (facebook/react#11538).
 */

/** What stands in the place of a node that was taken out of the page. */
const standIns = new WeakMap<Node, Node>();

/** Notes what took the place of each node that was taken out: in one step, by an insertion beside it, or right after it. */
function noteStandIns(records: readonly MutationRecord[]): void {
  const free = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const [index, { addedNodes, removedNodes, previousSibling, nextSibling }] of records.entries()) {
    const later = records[index + 1];
    const isSamePlace = later?.previousSibling === previousSibling && later.nextSibling === nextSibling;
    const places = [...addedNodes, previousSibling, nextSibling, isSamePlace ? (later.addedNodes[0] ?? null) : null];
    for (const node of removedNodes) {
      const standIn = places.find((place) => free.has(place));
      if (!standIn || node.isConnected) continue;
      standIns.set(node, standIn);
      free.delete(standIn);
    }
  }
}

/** The child of this parent that is the node, has it in it, or stands in for it; null where there is none any more. */
function childFor(parent: Node, node: Node): ChildNode | null {
  for (let at: Node | null | undefined = node; at; at = at.parentNode ?? standIns.get(at)) {
    if (at.parentNode === parent) return at as ChildNode;
  }
  return null;
}

/** Puts a text back that React is about to change or to move, in the place of what stands in for it. */
function bringBack(node: Node): void {
  const standIn = standIns.get(node);
  standIns.delete(node);
  if (standIn?.parentNode && !node.parentNode) standIn.parentNode.replaceChild(node, standIn);
}

/** Changes how nodes of this window are changed: what was moved or replaced by another script is found where it is now. */
export function guardTexts({ document, Node: { prototype } }: Window & typeof globalThis): void {
  const { removeChild, insertBefore, appendChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  const observer = new MutationObserver(noteStandIns);
  observer.observe(document.body, { childList: true, subtree: true });

  prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = node.parentNode === this ? node : childFor(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    bringBack(node);
    const place = !next || next.parentNode === this ? next : childFor(this, next);
    return insertBefore.call(this, node, place) as T;
  };
  prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    bringBack(node);
    return appendChild.call(this, node) as T;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(value: string | null) {
      bringBack(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
