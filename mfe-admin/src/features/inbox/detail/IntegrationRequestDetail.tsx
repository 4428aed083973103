import { urgencyLabels } from '@skal/contracts/integration/integrationLabels';
import type { ChangeFollowUpBody } from '@skal/contracts/support/followUp';
import { DescriptionList } from '@skal/shared-ui';
import { inquiryLabels as labels } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';
import { ClientLink } from '../ClientButton.tsx';
import { useChangeAdminIntegrationRequestMutation, useReadAdminIntegrationRequestQuery } from '../inbox.api.ts';
import { useMarkRead } from '../useMarkRead.ts';
import { useUpdateItem } from '../useUpdateItem.ts';
import { DetailLayout, DetailPlaceholder, PreservedText } from './DetailLayout.tsx';
import type { DetailProps } from './DetailProps.ts';
import { FollowUp } from './FollowUp.tsx';

/** A client's request for an integration. */
export function IntegrationRequestDetail({ id, onChanged, onClient }: DetailProps) {
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
          { term: labels.asked, description: formatDateTime(wish.createdAt) },
        ]}
      />
      <FollowUp {...{ id, change, save }} item={wish} />
    </DetailLayout>
  );
}
