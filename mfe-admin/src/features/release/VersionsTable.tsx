import type { ReleaseReply, VersionReply } from '@skal/contracts/operations/release';
import { VisuallyHidden } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { versions as copy } from '../../content/operations/releases.ts';
import { formatDateTime } from '../../format/date.ts';
import { exceedsThreshold, type HealthIssue, pageViews } from './releaseHealth.ts';
import { COMMIT_LENGTH, VersionCode } from './VersionCode.tsx';

interface Measure {
  label: string;
  cell: (version: VersionReply) => ReactNode;
  /** The health issue that this figure may indicate. */
  issue?: HealthIssue;
}

/** Formats a value; missing values show a dash. */
const orNone = <Value,>(value: Value | null, write: (value: Value) => ReactNode) =>
  value === null ? copy.none : write(value);

function FailedPages({ rum }: VersionReply) {
  const pages = pageViews(rum);
  if (pages === 0) return copy.none;
  return (
    <>
      {copy.share(rum.failed / pages)}
      <Small>{copy.ratio(rum.failed, pages)}</Small>
    </>
  );
}

const measures: readonly Measure[] = [
  { label: copy.failed, cell: FailedPages, issue: 'failed' },
  {
    label: copy.errors,
    cell: ({ rum }) => copy.count(rum.errors),
    issue: 'errors',
  },
  { label: copy.loads, cell: ({ rum }) => copy.count(rum.loads), issue: 'loads' },
  { label: copy.fallbacks, cell: ({ rum }) => copy.count(rum.fallbacks) },
  { label: copy.vitals.LCP, cell: ({ rum }) => orNone(rum.vitals.LCP, copy.time) },
  { label: copy.vitals.INP, cell: ({ rum }) => orNone(rum.vitals.INP, copy.time) },
  { label: copy.vitals.CLS, cell: ({ rum }) => orNone(rum.vitals.CLS, copy.shift) },
  { label: copy.bytes, cell: ({ bytes }) => orNone(bytes, copy.size) },
  {
    label: copy.commit,
    cell: ({ commit }) => orNone(commit, (its) => <VersionCode>{its.slice(0, COMMIT_LENGTH)}</VersionCode>),
  },
  {
    label: copy.since,
    cell: ({ since }) => orNone(since, (its) => <time dateTime={its}>{formatDateTime(its)}</time>),
  },
  { label: copy.by, cell: ({ by }) => by ?? copy.none },
];

/** A bundle's versions side by side: live, canary, and rollback target. */
export function VersionsTable({ bundle, live, canary, before }: ReleaseReply) {
  const columns = [
    { head: copy.live, version: live },
    ...(canary ? [{ head: copy.canary, version: canary }] : []),
    ...(before ? [{ head: copy.before, version: before }] : []),
  ];
  return (
    <Grid>
      <VisuallyHidden as="caption">{copy.caption(bundle)}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {columns.map(({ head, version }) => (
            <th key={head} scope="col">
              {head}
              <VersionCode>{version.version}</VersionCode>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.map(({ label, cell, issue }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(({ head, version }) => (
              <td key={head} data-alarms={issue && exceedsThreshold(issue, version.rum) ? '' : undefined}>
                {cell(version)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: var(--type-body);
  font-size: 0.875rem;
  line-height: 1.35;
  font-family: var(--font-figures);

  & :is(th, td) {
    padding: 7px 0 7px 8px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & :is(th, td):first-child {
    inline-size: 25%;
    padding-inline-start: 0;
  }

  & tbody tr:last-child > * {
    border-block-end: 0;
  }

  & tbody th {
    color: var(--ink-3);
    font-weight: 400;
    font-size: 0.8125rem;
  }

  & thead th {
    font-weight: 600;
  }

  & thead code {
    display: block;
    font-weight: 400;
  }

  & [data-alarms] {
    color: var(--tegl);
    font-weight: 600;
  }
`;

const Small = styled.span`
  display: block;
  color: var(--ink-3);
  font: var(--type-meta);
`;
