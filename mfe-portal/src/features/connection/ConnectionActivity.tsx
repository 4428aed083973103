import { styled } from 'styled-components';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { connectionActivity as copy } from '../../content/integrations/sync.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { useActivityClientConnectionQuery } from './connection.api.ts';

/** The latest syncs and updates of connected platforms (Q4). */
export function ConnectionActivity() {
  const query = useActivityClientConnectionQuery();
  return (
    <Panel title={copy.title}>
      <QueryBoundary query={query} copy={copy} rows={3}>
        {(entries) =>
          entries.length > 0 ? (
            <Rows aria-label={copy.title}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  {copy.line(entry)}
                  <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                </li>
              ))}
            </Rows>
          ) : (
            <EmptyMessage>{copy.empty}</EmptyMessage>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: 10px;
  overflow-wrap: anywhere;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
  }

  & time {
    color: var(--ink-3);
    font: var(--type-meta);
  }
`;
