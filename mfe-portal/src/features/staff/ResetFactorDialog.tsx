import { type StaffReply, staff } from '@skal/contracts/client/staff';
import { AlertDialog } from '@skal/shared-ui';
import { invalidate, useAsyncAction } from '@skal/shell-kit/api';
import { type RefObject, useState } from 'react';
import { useDispatch } from 'react-redux';
import { staffFactorReset as copy, staffForm } from '../../content/sections/staff.ts';
import { useResetFactorStaffMutation } from './staff.api.ts';
import { nameOf } from './TeamTable.tsx';

/** Opens the question for a member, and shows it. */
export function useResetFactor(focusAfter: RefObject<HTMLElement | null>) {
  const [reset, { isLoading }] = useResetFactorStaffMutation();
  const [member, setMember] = useState<StaffReply | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const act = useAsyncAction();
  const dispatch = useDispatch();
  const name = member ? nameOf(member) : '';

  const confirm = async () => {
    if (!member) return;
    await act(() => reset({ params: { id: member.id } }).unwrap(), {
      done: { title: copy.done, description: copy.doneText(name) },
      failed: { title: staffForm.error, description: copy.failed },
      // Another user may have removed the member: reload the list.
      onFailed: () => dispatch(invalidate({ staff })),
    });
    setIsOpen(false);
  };
  const dialog = (
    <AlertDialog
      open={isOpen}
      onOpenChange={(next) => isLoading || setIsOpen(next)}
      title={copy.title(name)}
      description={copy.text}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      busy={isLoading}
      busyLabel={copy.resetting}
      danger
      onConfirm={() => void confirm()}
      returnFocus={focusAfter}
    />
  );
  const ask = (next: StaffReply) => {
    setMember(next);
    setIsOpen(true);
  };
  return { ask, dialog };
}
