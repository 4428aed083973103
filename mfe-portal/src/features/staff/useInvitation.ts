import type { StaffReply } from '@skal/contracts/client/staff';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { staffInvitation as copy, staffForm } from '../../content/sections/staff.ts';
import { useInviteStaffMutation } from './staff.api.ts';

/** Sends a member's invitation again, and shows the outcome. */
export function useInvitation(): { inviting: string | null; invite: (member: StaffReply) => void } {
  const [send] = useInviteStaffMutation();
  const [inviting, setInviting] = useState<string | null>(null);
  const toast = useToast();
  const invite = async ({ id, email }: StaffReply) => {
    setInviting(id);
    try {
      await send({ params: { id } }).unwrap();
      toast({ title: copy.sent, description: copy.sentText(email), variant: 'success' });
    } catch (cause) {
      if (isSessionExpired(cause)) return;
      toast({ title: staffForm.error, description: serverMessageOr(cause, copy.failed), variant: 'destructive' });
    } finally {
      setInviting(null);
    }
  };
  return { inviting, invite: (member) => void invite(member) };
}
