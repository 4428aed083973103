import { Button, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { clientList } from '../../../content/dashboard/admin.ts';
import type { ClientPages } from './useClients.ts';

/** Shows which rows of a long list are visible, with buttons to other pages. */
export function ClientPager({ clients = [], from, found, next, previous }: ClientPages) {
  if (!next && !previous) return null;
  return (
    <Row aria-label={clientList.pages}>
      <Button variant="secondary" size="sm" disabled={!previous} onClick={previous}>
        {clientList.previous}
      </Button>
      <Text as="span" size="meta" tone="muted" role="status">
        {clientList.range(from + 1, from + clients.length, found ?? from + clients.length)}
      </Text>
      <Button variant="secondary" size="sm" disabled={!next} onClick={next}>
        {clientList.next}
      </Button>
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 12px;
`;
