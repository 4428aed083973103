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

const emptyValues: CreateClientValues = {
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
 * Creates a client (R15-R17). Success resets the form and calls `onCreated`. After a failure the values stay and the server's errors
 * appear at their fields.
 */
export function useCreateClientForm(onCreated: () => void, prefill?: ClientPrefill) {
  const [create] = useCreateClientMutation();
  const toast = useToast();
  const { user } = useSession();
  return useForm<CreateClientValues>({
    initialValues: { ...emptyValues, ...prefill?.values },
    validationSchema: createClientSchema,
    onSubmit: async (values, { resetForm }) => {
      const { invite, ...body } = createClientSchema.cast(values);
      const inquiryRef = prefill && { inquiry: prefill.from };
      await create({ body: { ...body, ...(invite && { invite }), ...inquiryRef } }).unwrap();
      toast({
        title: createForm.created,
        description: values.invite ? createForm.invitedText(body.email) : createForm.canSignInText(values.businessName),
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
