import { styled } from 'styled-components';
import { Badge } from './Badge.tsx';
import { Button } from './Button/Button.tsx';
import { Text } from './Text.tsx';

/** A browser in which somebody is signed in. */
export interface OpenSession {
  id: string;
  /** 'Firefox on Windows'. */
  device: string;
  /** Since when, and when last, as one reads it. */
  times: string;
  /** The one that shows this. */
  current: boolean;
}

export interface OpenSessionsProps {
  label: string;
  sessions: readonly OpenSession[];
  here: string;
  end: string;
  ending: string;
  /** The one that is being ended. */
  endingId: string | null;
  onEnd: (id: string) => void;
}

/** Where somebody is signed in, with 'End' for each browser but this one. */
export function OpenSessions({ label, sessions, here, end, ending, endingId, onEnd }: OpenSessionsProps) {
  return (
    <List aria-label={label}>
      {sessions.map(({ id, device, times, current }) => (
        <Row key={id}>
          <div>
            <Text size="label">{device}</Text>
            <Text size="meta" tone="ink-2">
              {times}
            </Text>
          </div>
          {current ? (
            <Badge tone="fjord">{here}</Badge>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              busy={endingId === id}
              busyLabel={ending}
              aria-label={`${end}: ${device}`}
              onClick={() => onEnd(id)}
            >
              {end}
            </Button>
          )}
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }
`;
