import { type CreateClientBody, createClientSchema } from '@skal/contracts/client/newClient';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr, useSession } from '@skal/shell-kit/api';
import { createForm } from '../../../content/dashboard/admin.ts';
import { useCreateClientMutation } from './createClient.api.ts';
import type { ClientPrefill } from './prefill.ts';

/** Values of the form: selects are empty until an option is selected. */
export type CreateClientValues = { [Key in keyof Omit<CreateClientBody, 'invite' | 'inquiry'>]-?: string } & {
  invite: boolean;
};

const empty: CreateClientValues = {
  businessName: '',
  businessType: '',
  contactName: '',
  email: '',
  phone: '',
  subscriptionPlan: '',
  invite: false,
  password: '',
};

/**
 * Creates a client (R15-R17). Success empties the form and calls back; after a failure the values stay, and the server's field
 * errors appear at their fields.
 */
export function useCreateClientForm(onCreated: () => void, prefill?: ClientPrefill) {
  const [create] = useCreateClientMutation();
  const toast = useToast();
  const { user } = useSession();
  return useForm<CreateClientValues>({
    initialValues: { ...empty, ...prefill?.values },
    validationSchema: createClientSchema,
    onSubmit: async (values, { resetForm }) => {
      const { invite, ...body } = createClientSchema.cast(values);
      const from = prefill && { inquiry: prefill.from };
      await create({ body: { ...body, ...(invite && { invite }), ...from } }).unwrap();
      toast({
        title: createForm.created,
        description: values.invite ? createForm.isInvited(body.email) : createForm.canSignIn(values.businessName),
        variant: 'success',
      });
      resetForm();
      onCreated();
    },
    toErrorToast: (cause) => ({
      title: createForm.failed,
      description: serverMessageOr(cause, createForm.failedReason),
    }),
    draft: { owner: user.id, form: prefill ? `client ${prefill.from}` : 'client', exclude: ['password'] },
  });
}
