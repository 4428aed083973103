import { client } from '@skal/contracts/client/client';
import { adminLogo } from '@skal/contracts/client/logo';
import { type ToastMessage, useToast } from '@skal/shell-kit';
import { invalidate, isApiError, send, serverMessageOr, useSessionExpiryCheck } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { logo as copy } from '../../content/clients/logo.ts';

/** Uploads and removes a client's logo. Without RTK Query, which would keep the file in the store. */
export function useLogo(id: string) {
  const [busy, setBusy] = useState<'sending' | 'removing' | null>(null);
  const dispatch = useDispatch();
  const toast = useToast();
  const isOfSession = useSessionExpiryCheck();
  const run = async (doing: 'sending' | 'removing', work: () => Promise<unknown>, done: ToastMessage) => {
    setBusy(doing);
    try {
      await work();
      dispatch(invalidate({ client }));
      toast({ ...done, variant: 'success' });
    } catch (cause) {
      if (isApiError(cause) && (await isOfSession(cause))) return;
      toast({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason), variant: 'destructive' });
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    upload: (file: File) => run('sending', () => send(adminLogo.upload, { params: { id }, body: file }), copy.saved),
    remove: () => run('removing', () => send(adminLogo.remove, { params: { id } }), copy.removed),
  };
}
