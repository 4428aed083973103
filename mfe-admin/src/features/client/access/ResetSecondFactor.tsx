import type { ClientDetailReply } from '@skal/contracts/client/client';
import { AlertDialog, Button, Stack, Text } from '@skal/shared-ui';
import { useAsyncAction, useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { clientAccess } from '../../../content/clients/clientAccess.ts';
import { secondFactorReset as copy } from '../../../content/clients/secondFactorReset.ts';
import { useResetFactorClientMutation } from '../client.api.ts';

/** Shows that the client has a second factor; owners can reset it for a client who has lost it. */
export function ResetSecondFactor({ client }: { client: Pick<ClientDetailReply, 'id' | 'contactName'> }) {
  const { user } = useSession();
  const [reset, { isLoading }] = useResetFactorClientMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const act = useAsyncAction();
  const doIt = async () => {
    await act(() => reset({ params: { id: client.id } }).unwrap(), {
      done: { title: copy.done, description: copy.doneFor(client.contactName) },
      failed: { title: clientAccess.failed, description: clientAccess.resetFailed },
    });
    setIsConfirming(false);
  };
  const isOwner = user.role === 'owner';
  return (
    <Stack gap={12}>
      <Text tone="muted">
        {isOwner ? clientAccess.hasCodes : `${clientAccess.hasCodes} ${clientAccess.ownersReset}`}
      </Text>
      {isOwner ? (
        <div>
          <Button variant="secondary" onClick={() => setIsConfirming(true)}>
            {copy.button}
          </Button>
        </div>
      ) : null}
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={copy.title(client.contactName)}
        description={copy.text}
        confirmLabel={copy.confirm}
        cancelLabel={copy.cancel}
        busy={isLoading}
        busyLabel={copy.busy}
        danger
        onConfirm={() => void doIt()}
      />
    </Stack>
  );
}
