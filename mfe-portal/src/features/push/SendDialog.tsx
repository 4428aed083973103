import { AlertDialog } from '@skal/shared-ui';
import { useState } from 'react';
import { pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { type BuildRequest, useSendPush } from './useSendPush.ts';

const { confirm: copy } = pushCampaigns;

interface Props {
  open: boolean;
  /** Title of the notification, and the size of its audience. */
  title: string;
  guests: number | null;
  build: BuildRequest | null;
  onClose: () => void;
  onSent: () => void;
  /** Shows why it was not sent. */
  onFailed: (cause: unknown) => void;
}

/** Confirms a notification before it is sent, and once more if quiet hours or the weekly maximum are in the way. */
export function SendDialog({ open, title, guests, build, onClose, onSent, onFailed }: Props) {
  const [isSending, setIsSending] = useState(false);
  const { question, send, reset } = useSendPush(build, copy.sent, onSent);
  const confirm = async () => {
    setIsSending(true);
    try {
      await send('', question !== null);
    } catch (cause) {
      reset();
      onFailed(cause);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (next || isSending) return;
        reset();
        onClose();
      }}
      title={question === null ? copy.title(guests) : copy.question}
      description={question ?? copy.text(title)}
      confirmLabel={question === null ? copy.confirm : copy.anyway}
      cancelLabel={copy.cancel}
      busy={isSending}
      busyLabel={copy.busy}
      onConfirm={() => void confirm()}
    />
  );
}
