import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import { type AddMilestoneBody, addMilestoneSchema } from '@skal/contracts/app/milestone';
import { validateBody } from '@skal/contracts/http/validate';
import { type FormErrors, useForm } from '@skal/forms';
import { serverMessageOr, useSession } from '@skal/shell-kit/api';
import { milestones as copy } from '../../content/clients/launch.ts';
import { useAddMilestoneMutation, useChangeMilestoneMutation } from './milestone.api.ts';

/** Values of the form: the details as one text. */
type MilestoneValues = Omit<AddMilestoneBody, 'details'> & { details: string };

const valuesOf = (milestone: MilestoneReply | null): MilestoneValues => ({
  title: milestone?.title ?? '',
  description: milestone?.description ?? '',
  status: milestone?.status ?? 'pending',
  waitingOn: milestone?.waitingOn ?? 'agency',
  estimatedDate: milestone?.estimatedDate ?? '',
  completedDate: milestone?.completedDate ?? '',
  details: milestone?.details.join('\n') ?? '',
});

/** Maps the form to a body: one detail per non-empty line. */
const toRequestBody = ({ details, ...values }: MilestoneValues): AddMilestoneBody => ({
  ...values,
  details: details
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

/** Validates with the contract's rules; an error of one detail is shown for all. */
function validate(values: MilestoneValues): FormErrors<MilestoneValues> {
  const checked = validateBody(addMilestoneSchema, toRequestBody(values));
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.fields).map(([name, message]) => [name.replace(/\[\d+\]$/, ''), message]),
  );
}

/** Adds or edits a milestone of a client. */
export function useMilestoneForm(clientId: string, milestone: MilestoneReply | null, onDone: () => void) {
  const [add] = useAddMilestoneMutation();
  const [change] = useChangeMilestoneMutation();
  const { user } = useSession();
  return useForm<MilestoneValues>({
    initialValues: valuesOf(milestone),
    validate,
    onSubmit: async (values) => {
      const body = toRequestBody(values);
      if (milestone) await change({ params: { id: milestone.id }, body }).unwrap();
      else await add({ params: { id: clientId }, body }).unwrap();
      onDone();
    },
    toErrorToast: (cause) => ({
      title: copy.changeFailed,
      description: serverMessageOr(cause, copy.changeFailedReason),
    }),
    draft: { owner: user.id, form: `milestone ${milestone?.id ?? clientId}` },
  });
}
