import { addOnNames } from '@skal/contracts/addOn';
import type { ChangeFollowUpBody } from '@skal/contracts/followUp';
import { DescriptionList } from '@skal/shared-ui';
import { leadLabels as labels } from '../../content/inbox.ts';
import { formatMoment } from '../../content/time.ts';
import { ClientButton } from './ClientButton.tsx';
import { DetailFrame, DetailWaiting } from './DetailFrame.tsx';
import type { DetailProps } from './detailProps.ts';
import { FollowUp } from './FollowUp.tsx';
import { useChangeAddOnWishMutation, useReadAddOnWishQuery } from './inbox.api.ts';
import { useChange } from './useChange.ts';
import { useMarkRead } from './useMarkRead.ts';

/** An add-on that a client wants to hear of. */
export function AddOnDetail({ id, onChanged, onClient }: DetailProps) {
  const {
    data: wish,
    error,
    isFetching,
    refetch,
  } = useReadAddOnWishQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const [send] = useChangeAddOnWishMutation();
  const save = (body: ChangeFollowUpBody) => send({ params: { id }, body }).unwrap();
  const change = useChange(save, onChanged);
  useMarkRead(wish?.unread, () => void change({ read: true }));
  if (!wish) return <DetailWaiting {...{ error, isFetching }} onRetry={() => void refetch()} />;
  return (
    <DetailFrame kind="add-on" title={addOnNames[wish.addOn]} onUnread={() => void change({ read: false })}>
      <DescriptionList
        items={[
          { term: labels.client, description: <ClientButton client={wish} onClient={onClient} /> },
          { term: labels.addOn, description: addOnNames[wish.addOn] },
          { term: labels.asked, description: formatMoment(wish.createdAt) },
        ]}
      />
      <FollowUp {...{ id, change, save }} item={wish} />
    </DetailFrame>
  );
}
