import type { PasskeyReply } from '@skal/contracts/passkey';
import { Button, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { passkeys as words } from '../content/passkeys.ts';
import type { PartProps } from '../frame.ts';

interface Props extends Pick<PartProps, 'formatMoment'> {
  passkeys: readonly PasskeyReply[];
  /** Asks once more before one is removed. */
  onRemove: (passkey: PasskeyReply) => void;
}

/** Passkeys by name, with when each was used last. */
export function PasskeyList({ passkeys, formatMoment, onRemove }: Props) {
  if (passkeys.length === 0) return null;
  return (
    <List aria-label={words.list}>
      {passkeys.map((one) => (
        <Row key={one.id}>
          <div>
            <Text size="label">{one.name}</Text>
            <Text size="meta" tone="ink-2">
              {words.times(formatMoment(one.createdAt), one.lastUsed && formatMoment(one.lastUsed))}
            </Text>
          </div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${words.remove}: ${one.name}`}
            onClick={() => onRemove(one)}
          >
            {words.remove}
          </Button>
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
  overflow-wrap: anywhere;
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
