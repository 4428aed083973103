import { ArrowLeftIcon, Button } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { inbox as words } from '../../content/inbox.ts';
import { AddOnDetail } from './AddOnDetail.tsx';
import type { DetailProps } from './detailProps.ts';
import { IntegrationDetail } from './IntegrationDetail.tsx';
import { LeadDetail } from './LeadDetail.tsx';
import { TicketDetail } from './TicketDetail.tsx';
import type { ItemName } from './useOpenItem.ts';

interface Props extends Omit<DetailProps, 'id'> {
  item: ItemName;
  onBack: () => void;
}

const details = {
  ticket: TicketDetail,
  consultation: LeadDetail,
  message: LeadDetail,
  integration: IntegrationDetail,
  'add-on': AddOnDetail,
} as const;

/** What is open, by its kind; on a phone with the way back to the list. */
export function ItemDetail({ item: { kind, id }, onBack, ...rest }: Props) {
  const Detail = details[kind];
  return (
    <>
      <Back variant="quiet" size="sm" onClick={onBack}>
        <ArrowLeftIcon size={16} />
        {words.back}
      </Back>
      <Detail id={id} {...rest} />
    </>
  );
}

const Back = styled(Button)`
  && {
    margin-block-end: 8px;
  }

  @media (min-width: 56.25em) {
    && {
      display: none;
    }
  }
`;
