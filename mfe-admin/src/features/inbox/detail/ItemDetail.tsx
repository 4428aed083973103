import { ArrowLeftIcon, Button } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { inbox as copy } from '../../../content/operations/inbox.ts';
import { TicketDetail } from '../ticket/TicketDetail.tsx';
import type { InboxItemRef } from '../useSelectedItem.ts';
import { AddOnRequestDetail } from './AddOnRequestDetail.tsx';
import type { DetailProps } from './DetailProps.ts';
import { InquiryDetail } from './InquiryDetail.tsx';
import { IntegrationRequestDetail } from './IntegrationRequestDetail.tsx';

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

/** The open item by its kind; on a phone with a button back to the list. */
export function ItemDetail({ item: { kind, id }, onBack, ...rest }: Props) {
  const Detail = details[kind];
  return (
    <>
      <Back variant="quiet" size="sm" onClick={onBack}>
        <ArrowLeftIcon size={16} />
        {copy.back}
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
