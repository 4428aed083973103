import { endCanarySchema } from '@skal/contracts/operations/release';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { releaseForm as copy, type ReleaseAction, releaseActions } from '../../content/operations/releases.ts';
import { useAbortReleaseMutation, usePromoteReleaseMutation, useRollBackReleaseMutation } from './release.api.ts';

/** An action before its confirmation, with the versions as shown at that time. */
export interface ReleaseActionRequest {
  act: ReleaseAction;
  bundle: string;
  live: string;
  /** The version to activate. */
  version: string;
}

/** The note of every action. */
const noteSchema = endCanarySchema.pick(['note']);

const CONFLICT = 409;

/**
 * Runs a confirmed release action.
 * @param onClosed called when it has run, or when another operator changed the release first
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
    onSubmit: async (values) => {
      await acts[act](noteSchema.cast(values).note);
      const { done, doneText } = releaseActions[act];
      toast({ title: done, description: doneText(bundle, version), variant: 'success' });
      onClosed(false);
    },
    toErrorToast: (cause) => {
      if (isApiError(cause) && cause.status === CONFLICT) onClosed(true);
      return { title: copy.failed, description: serverMessageOr(cause, copy.failedReason) };
    },
  });
}
