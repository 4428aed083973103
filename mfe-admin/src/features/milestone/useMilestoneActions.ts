import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import { useAsyncAction } from '@skal/shell-kit/api';
import { milestones as copy } from '../../content/clients/launch.ts';
import { formatIsoDate } from '../../format/date.ts';
import { useChangeMilestoneMutation, useRemoveMilestoneMutation } from './milestone.api.ts';

/** Actions of a milestone without a form. */
export function useMilestoneActions({ id, title }: Pick<MilestoneReply, 'id' | 'title'>) {
  const [change, changing] = useChangeMilestoneMutation();
  const [takeOut, removing] = useRemoveMilestoneMutation();
  const act = useAsyncAction();
  const params = { id };
  const failed = { title: copy.changeFailed, description: copy.changeFailedReason };
  return {
    busy: changing.isLoading || removing.isLoading,
    /** Completes it with the current date in Denmark. */
    complete: () =>
      act(() => change({ params, body: { status: 'completed', completedDate: formatIsoDate(new Date()) } }).unwrap(), {
        failed,
      }),
    /** Moves it to an index from 0. */
    move: (position: number) => act(() => change({ params, body: { position } }).unwrap(), { failed }),
    remove: async () => {
      if (window.confirm(copy.removeQuestion(title))) await act(() => takeOut({ params }).unwrap(), { failed });
    },
  };
}
