import { type LazyResource, useResourceStatus } from '@skal/shell-kit';
import { useContext, useEffect } from 'react';
import { MountReporterContext } from './mountReporter.ts';

interface Props {
  path: string;
  resource: LazyResource<unknown>;
}

/**
 * Reports that the files of a page did not load. When prerendered HTML stays on screen, no error boundary catches that. This
 * is a sibling of the page, because re-rendering the page would make React discard the HTML.
 */
export function ReportLoadFailure({ path, resource }: Props) {
  const reporter = useContext(MountReporterContext);
  const failed = useResourceStatus(resource) === 'failed';
  useEffect(() => {
    if (failed) reporter.reportFailed(path, resource.error(), false);
  }, [failed, reporter, path, resource]);
  return null;
}

/** A sibling of a page that reports its mount: after the page's effects, which may throw. */
export function ReportMounted({ path }: { path: string }) {
  const reporter = useContext(MountReporterContext);
  useEffect(() => queueMicrotask(() => reporter.reportMounted(path)), [reporter, path]);
  return null;
}
