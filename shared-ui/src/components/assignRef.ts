import type { Ref } from 'react';

/** Hands a node to a ref that came from outside, whichever kind it is. */
export function setRef<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
