import { addOnLabels } from '@skal/contracts/integration/addOn';
import type { ChangeFollowUpBody } from '@skal/contracts/support/followUp';
import { DescriptionList } from '@skal/shared-ui';
import { inquiryLabels as labels } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';
import { ClientLink } from '../ClientButton.tsx';
import { useChangeAdminAddOnInterestMutation, useReadAdminAddOnInterestQuery } from '../inbox.api.ts';
import { useMarkRead } from '../useMarkRead.ts';
import { useUpdateItem } from '../useUpdateItem.ts';
import { DetailLayout, DetailPlaceholder } from './DetailLayout.tsx';
import type { DetailProps } from './DetailProps.ts';
import { FollowUp } from './FollowUp.tsx';

/** A client's request for an add-on. */
export function AddOnRequestDetail({ id, onChanged, onClient }: DetailProps) {
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
          { term: labels.asked, description: formatDateTime(wish.createdAt) },
        ]}
      />
      <FollowUp {...{ id, change, save }} item={wish} />
    </DetailLayout>
  );
}
