import { type Resource, useResourceStatus } from '@skal/shell-kit';
import { useContext, useEffect } from 'react';
import { MountsContext } from './mounts.ts';

interface Props {
  path: string;
  resource: Resource<unknown>;
}

/**
 * Notes that the files of a page did not come. No boundary hears of it where the page stays on the screen as HTML, and
 * this stands beside it: whoever drew the page anew would make React give the HTML up.
 */
export function LoadWatch({ path, resource }: Props) {
  const mounts = useContext(MountsContext);
  const failed = useResourceStatus(resource) === 'failed';
  useEffect(() => {
    if (failed) mounts.failed(path, resource.error(), false);
  }, [failed, mounts, path, resource]);
  return null;
}

/** Stands beside a page, and notes that it was drawn: once its effects have run, of which one may throw. */
export function Drawn({ path }: { path: string }) {
  const mounts = useContext(MountsContext);
  useEffect(() => queueMicrotask(() => mounts.drawn(path)), [mounts, path]);
  return null;
}
