import type { ContentStatusReply } from '@skal/contracts/content/contentVersion';
import { Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { publishing as copy } from '../../content/menu/publishing.ts';
import { sourceName } from '../../content/panelCopy.ts';
import { formatDateTime } from '../../format/relativeTime.ts';

/** The published version, and how the draft differs from it. */
export function ContentStatus({ number, publishedAt, publishedBy, changes, firstChanges }: ContentStatusReply) {
  return (
    <div>
      <Text role="status">
        <strong>{changes > 0 ? copy.changes(changes) : number > 0 ? copy.same : copy.never}</strong>
      </Text>
      {publishedAt && publishedBy ? (
        <Text size="meta" tone="subtle">
          {copy.since(number, sourceName(publishedBy), formatDateTime(publishedAt))}
        </Text>
      ) : null}
      {changes > 0 ? (
        <Details>
          <summary>{copy.details}</summary>
          <ul>
            {firstChanges.map((change) => (
              <li key={`${change.kind} ${change.collection} ${change.name}`}>{copy.change(change)}</li>
            ))}
          </ul>
          {changes > firstChanges.length ? <Text>{copy.more(changes - firstChanges.length)}</Text> : null}
        </Details>
      ) : null}
    </div>
  );
}

const Details = styled.details`
  margin-block-start: 8px;
  font: var(--type-label);
  overflow-wrap: anywhere;

  & > summary {
    min-block-size: 24px;
    color: var(--fjord);
    cursor: pointer;
  }
`;
