import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import { useAsyncAction } from '@skal/shell-kit/api';
import { milestones as words } from '../../content/clients/launch.ts';
import { formatIsoDate } from '../../format/date.ts';
import { useChangeMilestoneMutation, useRemoveMilestoneMutation } from './milestone.api.ts';

/** What is done to one step of a plan without a form. */
export function useMilestoneActions({ id, title }: Pick<MilestoneReply, 'id' | 'title'>) {
  const [change, changing] = useChangeMilestoneMutation();
  const [takeOut, removing] = useRemoveMilestoneMutation();
  const act = useAsyncAction();
  const params = { id };
  const failed = { title: words.changeFailed, description: words.changeFailedReason };
  return {
    busy: changing.isLoading || removing.isLoading,
    /** Done today, as the day is in Denmark. */
    complete: () =>
      act(() => change({ params, body: { status: 'completed', completedDate: formatIsoDate(new Date()) } }).unwrap(), {
        failed,
      }),
    /** To a place counted from 0. */
    move: (position: number) => act(() => change({ params, body: { position } }).unwrap(), { failed }),
    remove: async () => {
      if (window.confirm(words.removeQuestion(title))) await act(() => takeOut({ params }).unwrap(), { failed });
    },
  };
}
