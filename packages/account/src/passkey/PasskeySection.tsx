import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { PasskeyReply } from '@skal/contracts/account/passkey';
import { AlertDialog, Button, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired } from '@skal/shell-kit/api';
import { useState } from 'react';
import { errorToast } from '../components/errorToast.ts';
import { passkeys as copy, removePasskeyDialog as dialog } from '../content/passkeys.ts';
import type { SectionProps } from '../sectionProps.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { useListPasskeyQuery, useRemovePasskeyMutation } from './passkey.api.ts';

/** Lists, adds and removes passkeys. */
export function PasskeySection({ frame: Frame, formatMoment }: SectionProps) {
  const { data, isError, isFetching, refetch } = useListPasskeyQuery();
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<PasskeyReply | null>(null);
  const toast = useToast();

  const removeIt = async () => {
    try {
      if (leaving) await remove({ params: { id: leaving.id } }).unwrap();
      toast({ title: dialog.done, variant: 'success' });
    } catch (cause) {
      if (!isSessionExpired(cause)) toast({ ...errorToast(cause), variant: 'destructive' });
    }
    setLeaving(null);
  };
  return (
    <Frame title={copy.title}>
      <Text tone="muted">{copy.lead}</Text>
      {isError && !isFetching ? (
        <ErrorState {...copy.failed} headingLevel={3} onRetry={() => void refetch()} />
      ) : data ? (
        <PasskeyList passkeys={data} formatMoment={formatMoment} onRemove={setLeaving} />
      ) : (
        <Skeleton rows={2} />
      )}
      {browserSupportsWebAuthn() ? (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{copy.unknown}</Text>
      )}
      <AddPasskeyDialog open={adding} onClose={() => setAdding(false)} />
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        title={dialog.title(leaving?.name ?? '')}
        description={dialog.text}
        confirmLabel={dialog.confirm}
        cancelLabel={dialog.cancel}
        busy={isLoading}
        busyLabel={dialog.busy}
        danger
        onConfirm={() => void removeIt()}
      />
    </Frame>
  );
}
