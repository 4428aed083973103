import type { MilestoneReply } from '@skal/contracts/appStatus';
import { useToast } from '@skal/shell-kit';
import { isApiFailure, isOfEndedSession } from '@skal/shell-kit/api';
import { milestones as words } from '../../content/launch.ts';
import { fileDay } from '../../content/time.ts';
import { useChangeMilestoneMutation, useRemoveMilestoneMutation } from './plan.api.ts';

/** What is done to one step of a plan without a form. */
export function useMilestone({ id, title }: Pick<MilestoneReply, 'id' | 'title'>) {
  const [change, changing] = useChangeMilestoneMutation();
  const [takeOut, removing] = useRemoveMilestoneMutation();
  const toast = useToast();
  const params = { id };
  const run = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (cause) {
      if (isOfEndedSession(cause)) return;
      const said = isApiFailure(cause) ? cause.serverMessage : '';
      toast({ title: words.changeFailed, description: said || words.changeFailedReason, variant: 'destructive' });
    }
  };
  return {
    busy: changing.isLoading || removing.isLoading,
    /** Done today, as the day is in Denmark. */
    complete: () => run(change({ params, body: { status: 'completed', completedDate: fileDay(new Date()) } }).unwrap()),
    /** To a place counted from 0. */
    move: (position: number) => run(change({ params, body: { position } }).unwrap()),
    remove: async () => {
      if (window.confirm(words.removeQuestion(title))) await run(takeOut({ params }).unwrap());
    },
  };
}
