import { type StaffPermission, staffPermissions } from '@skal/contracts/client/staff';
import { type ChangeStaffRoleBody, changeStaffRoleSchema, type StaffRoleReply } from '@skal/contracts/client/staffRole';
import { FormDialog, useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import {
  staffRoleForm as copy,
  formatPermissions,
  roleName,
  staffChange,
  staffForm,
} from '../../content/sections/staff.ts';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { useChangeStaffRoleMutation } from './staff.api.ts';

interface Props {
  open: boolean;
  template: StaffRoleReply;
  onClose: () => void;
}

interface TemplateValues extends Pick<StaffRoleReply, 'role' | 'version'> {
  permissions: readonly StaffPermission[];
}

/** Changes the permissions that new members with a role get (M7). */
export function EditRoleDialog({ open, template, onClose }: Props) {
  const [change] = useChangeStaffRoleMutation();
  const toast = useToast();
  const [version, setVersion] = useState(template.version);
  const name = roleName(template.role);
  const form = useForm<TemplateValues>({
    initialValues: template,
    validationSchema: changeStaffRoleSchema,
    onSubmit: async (values) => {
      const body = changeStaffRoleSchema.cast({ ...values, version }, { assert: false }) as ChangeStaffRoleBody;
      await change({ body })
        .unwrap()
        .catch((cause: unknown) => {
          if (isApiError(cause) && cause.current) setVersion((cause.current as StaffRoleReply).version);
          throw cause;
        });
      const description = `${name}: ${formatPermissions(staffPermissions.filter((each) => body.permissions.includes(each)))}`;
      toast({ title: copy.saved, description, variant: 'success' });
      onClose();
    },
    toErrorToast: (cause) => ({ title: staffForm.error, description: serverMessageOr(cause, copy.failed) }),
  });
  const { submit, submitting: busy } = staffChange;
  return (
    <FormDialog
      {...{ open, onClose, form }}
      title={copy.title(name)}
      description={copy.description}
      labels={{ cancel: staffForm.cancel, submit, busy }}
    >
      <PermissionBoxes
        value={form.values.permissions}
        hint={copy.template}
        onChange={(permissions) => void form.setFieldValue('permissions', permissions)}
      />
    </FormDialog>
  );
}
