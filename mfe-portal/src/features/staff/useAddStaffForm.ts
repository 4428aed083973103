import {
  type AddStaffBody,
  addStaffSchema,
  type StaffPermission,
  staffPermissions,
} from '@skal/contracts/client/staff';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { roleName, staffForm } from '../../content/sections/staff.ts';
import { useAddStaffMutation } from './staff.api.ts';

const initialValues = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'Staff',
  permissions: [] as readonly StaffPermission[],
};

type StaffValues = typeof initialValues;

const toBody = (values: StaffValues): AddStaffBody => addStaffSchema.cast(values, { assert: false }) as AddStaffBody;

/** Form of a new member (M9): resets on success, and keeps its values when the server rejects it (M10). */
export function useAddStaffForm(onAdded: () => void) {
  const [add] = useAddStaffMutation();
  const toast = useToast();
  const form = useForm<StaffValues>({
    initialValues,
    validationSchema: addStaffSchema,
    onSubmit: async (values, { resetForm }) => {
      const body = toBody(values);
      await add({ body }).unwrap();
      const description = `${body.firstName} ${body.lastName}, ${roleName(body.role)}`;
      toast({ title: staffForm.added, description, variant: 'success' });
      resetForm();
      onAdded();
    },
    toErrorToast: (cause) => ({ title: staffForm.error, description: serverMessageOr(cause, staffForm.addFailed) }),
  });
  const permit = (permission: StaffPermission, permitted: boolean) =>
    void form.setFieldValue(
      'permissions',
      // In list order, whatever the order of selection.
      staffPermissions.filter((each) => (each === permission ? permitted : form.values.permissions.includes(each))),
    );
  return { form, permit };
}
