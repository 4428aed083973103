import { FormDialog, textProps } from '@skal/forms';
import { TextField } from '@skal/shared-ui';
import { releaseActs, releaseForm } from '../../content/releases.ts';
import { type AskedAct, useReleaseForm } from './useReleaseForm.ts';

interface Props {
  asked: AskedAct;
  /** Told whether somebody was faster. */
  onClose: (isLate: boolean) => void;
}

/** Asks once more, by the names of the versions, and takes a word for the history. */
export function ReleaseDialog({ asked, onClose }: Props) {
  const form = useReleaseForm(asked, onClose);
  const { title, description, submit } = releaseActs[asked.act];
  const { busy, cancel, note, noteHint } = releaseForm;
  return (
    <FormDialog
      open
      onClose={() => onClose(false)}
      form={form}
      words={{ submit, busy, cancel }}
      title={title(asked.bundle, asked.version)}
      description={description(asked.live)}
      width={480}
    >
      <TextField label={note} hint={noteHint} autoComplete="off" {...textProps(form, 'note')} />
    </FormDialog>
  );
}
