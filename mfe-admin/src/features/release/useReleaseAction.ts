import { endCanarySchema } from '@skal/contracts/operations/release';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { type ReleaseAction, releaseActions, releaseForm as words } from '../../content/operations/releases.ts';
import { useAbortReleaseMutation, usePromoteReleaseMutation, useRollBackReleaseMutation } from './release.api.ts';

/** What is asked about before it is done, with the versions as they stood on the page then. */
export interface ReleaseActionRequest {
  act: ReleaseAction;
  bundle: string;
  live: string;
  /** The version that it is about. */
  version: string;
}

/** The word that goes with any of them. */
const noteSchema = endCanarySchema.pick(['note']);

const CONFLICT = 409;

/**
 * Makes another version live, as it was confirmed.
 * @param onClosed told when it is done, or cannot be done any more because somebody was faster
 */
export function useReleaseAction(
  { act, bundle, live, version }: ReleaseActionRequest,
  onClosed: (isLate: boolean) => void,
) {
  const [promote] = usePromoteReleaseMutation();
  const [abort] = useAbortReleaseMutation();
  const [rollBack] = useRollBackReleaseMutation();
  const toast = useToast();
  const params = { bundle };
  const acts: Record<ReleaseAction, (note: string) => Promise<unknown>> = {
    promote: (note) => promote({ params, body: { expects: live, canary: version, note } }).unwrap(),
    abort: (note) => abort({ params, body: { expects: live, canary: version, note } }).unwrap(),
    rollBack: (note) => rollBack({ params, body: { expects: live, to: version, note } }).unwrap(),
  };
  return useForm({
    initialValues: { note: '' },
    validationSchema: noteSchema,
    send: async (values) => {
      await acts[act](noteSchema.cast(values).note);
      const { done, isDone } = releaseActions[act];
      toast({ title: done, description: isDone(bundle, version), variant: 'success' });
      onClosed(false);
    },
    failure: (cause) => {
      if (isApiError(cause) && cause.status === CONFLICT) onClosed(true);
      return { title: words.failed, description: serverMessageOr(cause, words.failedReason) };
    },
  });
}
