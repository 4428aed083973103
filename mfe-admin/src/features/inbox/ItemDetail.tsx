import { ArrowLeftIcon, Button } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { inbox as words } from '../../content/inbox.ts';
import { AddOnRequestDetail } from './AddOnDetail.tsx';
import type { DetailProps } from './detailProps.ts';
import { IntegrationRequestDetail } from './IntegrationDetail.tsx';
import { InquiryDetail } from './LeadDetail.tsx';
import { TicketDetail } from './TicketDetail.tsx';
import type { InboxItemRef } from './useOpenItem.ts';

interface Props extends Omit<DetailProps, 'id'> {
  item: InboxItemRef;
  onBack: () => void;
}

const details = {
  ticket: TicketDetail,
  consultation: InquiryDetail,
  message: InquiryDetail,
  integration: IntegrationRequestDetail,
  'add-on': AddOnRequestDetail,
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
