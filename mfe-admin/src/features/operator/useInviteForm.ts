import { inviteOperatorSchema } from '@skal/contracts/account/operator';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { inviteForm as copy, operatorToasts as toasts } from '../../content/operations/operators.ts';
import { useInviteOperatorMutation } from './operator.api.ts';

const initialValues = { contactName: '', email: '', role: 'support' };

/** Invites an operator: resets the form on success, and keeps it when the server rejects it. */
export function useInviteForm(onSent: () => void) {
  const [invite] = useInviteOperatorMutation();
  const toast = useToast();
  return useForm({
    initialValues,
    validationSchema: inviteOperatorSchema,
    onSubmit: async (values, { resetForm }) => {
      const body = inviteOperatorSchema.cast(values);
      await invite({ body }).unwrap();
      toast({ title: copy.sent, description: copy.sentTo(body.email), variant: 'success' });
      resetForm();
      onSent();
    },
    toErrorToast: (cause) => ({ title: toasts.error, description: serverMessageOr(cause, toasts.failed) }),
  });
}
