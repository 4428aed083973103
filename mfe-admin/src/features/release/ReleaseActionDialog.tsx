import { FormDialog, textFieldProps } from '@skal/forms';
import { TextField } from '@skal/shared-ui';
import { releaseActions, releaseForm } from '../../content/operations/releases.ts';
import { type ReleaseActionRequest, useReleaseAction } from './useReleaseAction.ts';

interface Props {
  request: ReleaseActionRequest;
  /** Called with whether another operator changed the release first. */
  onClose: (isLate: boolean) => void;
}

/** Confirms an action by version names, with a note for the history. */
export function ReleaseActionDialog({ request, onClose }: Props) {
  const form = useReleaseAction(request, onClose);
  const { title, description, submit } = releaseActions[request.act];
  const { busy, cancel, note, noteHint } = releaseForm;
  return (
    <FormDialog
      open
      onClose={() => onClose(false)}
      form={form}
      labels={{ submit, busy, cancel }}
      title={title(request.bundle, request.version)}
      description={description(request.live)}
      width={480}
    >
      <TextField label={note} hint={noteHint} autoComplete="off" {...textFieldProps(form, 'note')} />
    </FormDialog>
  );
}
