import { TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ticketAdmin as copy } from '../../content/operations/inbox.ts';
import type { DetailProps } from './detail/DetailProps.ts';

interface Props {
  client: { clientId: string; clientName: string };
  onClient: DetailProps['onClient'];
}

/** Links to the client's panel, and filters the inbox by client. */
export const ClientLink = ({ client: { clientId, clientName }, onClient }: Props) => (
  <Line>
    <TextLink as={Link} to={{ search: `?tab=clients&client=${clientId}` }}>
      {clientName}
    </TextLink>
    <NameButton as="button" type="button" onClick={() => onClient({ id: clientId, name: clientName })}>
      {copy.onlyClient}
    </NameButton>
  </Line>
);

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
`;

/** A button styled as text link. */
const NameButton = styled(TextLink)`
  padding: 0;
  border: 0;
  background: transparent;
  font: inherit;
  cursor: pointer;
`;
