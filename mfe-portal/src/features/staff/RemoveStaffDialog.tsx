import { type StaffReply, staff } from '@skal/contracts/client/staff';
import { AlertDialog } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { invalidate, isApiError, isSessionExpired } from '@skal/shell-kit/api';
import { type RefObject, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { staffRemoval as copy } from '../../content/sections/staff.ts';
import { useRemoveStaffMutation } from './staff.api.ts';
import { nameOf } from './TeamTable.tsx';

interface Props {
  open: boolean;
  /** The member to remove; kept while the dialog closes. */
  member: StaffReply | null;
  onClose: () => void;
  /** Takes the focus when the member's row has disappeared. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Confirms and removes a member, and shows a failure (M11, M12). */
export function RemoveStaffDialog({ open, member, onClose, focusAfter }: Props) {
  const [remove, { isLoading }] = useRemoveStaffMutation();
  const toast = useToast();
  const dispatch = useDispatch();
  const back = useRef<HTMLElement | null>(null);
  const name = member ? nameOf(member) : '';

  const confirm = async () => {
    if (!member) return;
    back.current = null;
    try {
      await remove({ params: { id: member.id } }).unwrap();
      back.current = focusAfter.current;
      toast({ title: copy.removed, description: name, variant: 'success' });
    } catch (cause) {
      // Another user has removed the member: reload the list.
      if (isApiError(cause) && cause.status === 404) dispatch(invalidate({ staff }));
      if (!isSessionExpired(cause)) toast({ title: copy.error, description: copy.failed, variant: 'destructive' });
    }
    onClose();
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (next || isLoading) return;
        back.current = null;
        onClose();
      }}
      title={copy.title(name)}
      description={copy.text}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      busy={isLoading}
      busyLabel={copy.removing}
      danger
      onConfirm={() => void confirm()}
      returnFocus={back}
    />
  );
}
