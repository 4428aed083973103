import {
  type ChangeStaffBody,
  changeStaffSchema,
  type StaffPermission,
  type StaffReply,
  staff,
} from '@skal/contracts/client/staff';
import { FormDialog, selectFieldProps, useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { invalidate, isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { staffChange as copy, staffForm } from '../../content/sections/staff.ts';
import { type Rights, RightsFields } from './RightsFields.tsx';
import { useChangeStaffMutation } from './staff.api.ts';
import { nameOf } from './TeamTable.tsx';

interface Props {
  open: boolean;
  member: StaffReply;
  onClose: () => void;
}

interface RightsValues extends Rights {
  version: number;
}

const toValues = ({ role, permissions, owner, version }: StaffReply): RightsValues => ({
  ...{ role, permissions: permissions as readonly StaffPermission[], owner, version },
});

/**
 * Changes role and permissions of a member. If someone else has changed the member meanwhile, the server's sentence says so and the
 * values stay; saving again applies them to the current state.
 */
export function EditStaffDialog({ open, member, onClose }: Props) {
  const [change] = useChangeStaffMutation();
  const toast = useToast();
  const dispatch = useDispatch();
  const [version, setVersion] = useState(member.version);
  const name = nameOf(member);
  const form = useForm<RightsValues>({
    initialValues: toValues(member),
    validationSchema: changeStaffSchema,
    onSubmit: async (values) => {
      const body = changeStaffSchema.cast({ ...values, version }, { assert: false }) as ChangeStaffBody;
      await change({ params: { id: member.id }, body })
        .unwrap()
        .catch((cause: unknown) => {
          if (isApiError(cause) && cause.current) {
            setVersion((cause.current as StaffReply).version);
            dispatch(invalidate({ staff }));
          }
          throw cause;
        });
      toast({ title: copy.saved, description: copy.savedText(name), variant: 'success' });
      onClose();
    },
    toErrorToast: (cause) => ({ title: staffForm.error, description: serverMessageOr(cause, copy.failed) }),
  });
  const { submit, submitting: busy } = copy;
  return (
    <FormDialog
      {...{ open, onClose, form }}
      title={copy.title(name)}
      labels={{ cancel: staffForm.cancel, submit, busy }}
    >
      <RightsFields
        values={form.values}
        role={selectFieldProps(form, 'role')}
        onChange={(rights) => void form.setValues((values) => ({ ...values, ...rights }))}
      />
    </FormDialog>
  );
}
