import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { PasskeyReply } from '@skal/contracts/account/passkey';
import { AlertDialog, Button, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired } from '@skal/shell-kit/api';
import { useState, useSyncExternalStore } from 'react';
import { errorToast } from '../components/errorToast.ts';
import { ItemList } from '../components/ItemList.tsx';
import { passkeys as copy, removePasskeyDialog as dialog } from '../content/passkeys.ts';
import type { SectionProps } from '../sectionProps.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { useListPasskeyQuery, useRemovePasskeyMutation } from './passkey.api.ts';

interface Props extends Pick<SectionProps, 'formatMoment'> {
  passkeys: readonly PasskeyReply[];
  /** Opens the confirmation before removal. */
  onRemove: (passkey: PasskeyReply) => void;
}

/** Lists passkeys by name with their last use. */
function PasskeyList({ passkeys, formatMoment, onRemove }: Props) {
  if (passkeys.length === 0) return null;
  const rows = passkeys.map((each) => ({
    id: each.id,
    name: each.name,
    description: copy.times(formatMoment(each.createdAt), each.lastUsed && formatMoment(each.lastUsed)),
    action: (
      <Button variant="secondary" size="sm" aria-label={`${copy.remove}: ${each.name}`} onClick={() => onRemove(each)}>
        {copy.remove}
      </Button>
    ),
  }));
  return <ItemList label={copy.list} rows={rows} />;
}

const subscribeToNothing = () => () => {};

/** Whether this browser supports passkeys; a page that the server renders takes it for granted. */
const useSupportsPasskeys = () => useSyncExternalStore(subscribeToNothing, browserSupportsWebAuthn, () => true);

/** Lists, adds and removes passkeys. */
export function PasskeySection({ frame: Frame, formatMoment }: SectionProps) {
  const { data, isError, isFetching, refetch } = useListPasskeyQuery();
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [passkeyToRemove, setPasskeyToRemove] = useState<PasskeyReply | null>(null);
  const toast = useToast();
  const supportsPasskeys = useSupportsPasskeys();

  const confirmRemoval = async () => {
    try {
      if (passkeyToRemove) await remove({ params: { id: passkeyToRemove.id } }).unwrap();
      toast({ title: dialog.done, variant: 'success' });
    } catch (cause) {
      if (!isSessionExpired(cause)) toast({ ...errorToast(cause), variant: 'destructive' });
    }
    setPasskeyToRemove(null);
  };
  return (
    <Frame title={copy.title}>
      <Text tone="muted">{copy.lead}</Text>
      {isError && !isFetching ? (
        <ErrorState {...copy.failed} headingLevel={3} onRetry={() => void refetch()} />
      ) : data ? (
        <PasskeyList passkeys={data} formatMoment={formatMoment} onRemove={setPasskeyToRemove} />
      ) : (
        <Skeleton rows={2} />
      )}
      {supportsPasskeys ? (
        <div>
          <Button variant="secondary" onClick={() => setIsAdding(true)}>
            {copy.add}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{copy.unknown}</Text>
      )}
      <AddPasskeyDialog open={isAdding} onClose={() => setIsAdding(false)} />
      <AlertDialog
        open={passkeyToRemove !== null}
        onOpenChange={(open) => open || setPasskeyToRemove(null)}
        title={dialog.title(passkeyToRemove?.name ?? '')}
        description={dialog.text}
        confirmLabel={dialog.confirm}
        cancelLabel={dialog.cancel}
        busy={isLoading}
        busyLabel={dialog.busy}
        danger
        onConfirm={() => void confirmRemoval()}
      />
    </Frame>
  );
}
