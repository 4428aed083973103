import { addOnLabels } from '@skal/contracts/integration/addOn';
import { urgencyLabels } from '@skal/contracts/integration/integrationLabels';
import type { ChangeFollowUpBody } from '@skal/contracts/support/followUp';
import { ArrowLeftIcon, Button, DescriptionList } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { inbox as copy, inquiryLabels as labels } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';
import { ClientLink } from '../ClientLink.tsx';
import {
  useChangeAdminAddOnInterestMutation,
  useChangeAdminIntegrationRequestMutation,
  useReadAdminAddOnInterestQuery,
  useReadAdminIntegrationRequestQuery,
} from '../inbox.api.ts';
import { TicketDetail } from '../ticket/TicketDetail.tsx';
import { useMarkRead } from '../useMarkRead.ts';
import type { InboxItemRef } from '../useSelectedItem.ts';
import { useUpdateItem } from '../useUpdateItem.ts';
import { DetailLayout, DetailPlaceholder, PreservedText } from './DetailLayout.tsx';
import type { DetailProps } from './DetailProps.ts';
import { FollowUp } from './FollowUp.tsx';
import { InquiryDetail } from './InquiryDetail.tsx';

/** A client's request for an integration. */
function IntegrationRequestDetail({ id, onChanged, onClient }: DetailProps) {
  const {
    data: wish,
    error,
    isFetching,
    refetch,
  } = useReadAdminIntegrationRequestQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const [send] = useChangeAdminIntegrationRequestMutation();
  const save = (body: ChangeFollowUpBody) => send({ params: { id }, body }).unwrap();
  const change = useUpdateItem(save, onChanged);
  useMarkRead(wish?.unread, () => void change({ read: true }));
  if (!wish) return <DetailPlaceholder {...{ error, isFetching }} onRetry={() => void refetch()} />;
  return (
    <DetailLayout kind="integration" title={wish.integration} onUnread={() => void change({ read: false })}>
      <DescriptionList
        items={[
          { term: labels.client, description: <ClientLink client={wish} onClient={onClient} /> },
          { term: labels.integration, description: <PreservedText>{wish.integration}</PreservedText> },
          { term: labels.businessNeed, description: <PreservedText>{wish.businessNeed}</PreservedText> },
          { term: labels.urgency, description: urgencyLabels[wish.urgency] },
          { term: labels.requestedAt, description: formatDateTime(wish.createdAt) },
        ]}
      />
      <FollowUp {...{ id, change, save }} item={wish} />
    </DetailLayout>
  );
}

/** A client's request for an add-on. */
function AddOnRequestDetail({ id, onChanged, onClient }: DetailProps) {
  const {
    data: wish,
    error,
    isFetching,
    refetch,
  } = useReadAdminAddOnInterestQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const [send] = useChangeAdminAddOnInterestMutation();
  const save = (body: ChangeFollowUpBody) => send({ params: { id }, body }).unwrap();
  const change = useUpdateItem(save, onChanged);
  useMarkRead(wish?.unread, () => void change({ read: true }));
  if (!wish) return <DetailPlaceholder {...{ error, isFetching }} onRetry={() => void refetch()} />;
  return (
    <DetailLayout kind="add-on" title={addOnLabels[wish.addOn]} onUnread={() => void change({ read: false })}>
      <DescriptionList
        items={[
          { term: labels.client, description: <ClientLink client={wish} onClient={onClient} /> },
          { term: labels.addOn, description: addOnLabels[wish.addOn] },
          { term: labels.requestedAt, description: formatDateTime(wish.createdAt) },
        ]}
      />
      <FollowUp {...{ id, change, save }} item={wish} />
    </DetailLayout>
  );
}

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
      <BackButton variant="quiet" size="sm" onClick={onBack}>
        <ArrowLeftIcon size={16} />
        {copy.back}
      </BackButton>
      <Detail id={id} {...rest} />
    </>
  );
}

const BackButton = styled(Button)`
  && {
    margin-block-end: 8px;
  }

  @media (min-width: 56.25em) {
    && {
      display: none;
    }
  }
`;
