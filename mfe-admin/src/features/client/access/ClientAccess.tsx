import type { ClientDetailReply } from '@skal/contracts/client/client';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { Button, Heading, Stack, Text } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { BouncedEmailWarning } from '../../../components/BouncedEmailWarning.tsx';
import { clientAccess as copy } from '../../../content/clients/clientAccess.ts';
import { useSendClientPasswordLinkMutation } from './clientLink.api.ts';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';

/** Sends a sign-in link to a client who cannot sign in. */
export function ClientAccess({
  client,
}: {
  client: Pick<ClientDetailReply, 'id' | 'email' | 'isActive' | 'contactName' | 'secondFactor' | 'undeliverableSince'>;
}) {
  const [send, { isLoading }] = useSendClientPasswordLinkMutation();
  const act = useAsyncAction();
  const press = () =>
    act(() => send({ params: { id: client.id } }).unwrap(), {
      done: { title: copy.sent, description: copy.sentTo(client.email) },
      failed: { title: copy.failed, description: copy.failedReason },
    });
  return (
    <Stack gap={12}>
      <Heading level={3} size="h4">
        {copy.title}
      </Heading>
      <Text>{copy.lead(client.email)}</Text>
      <BouncedEmailWarning since={client.undeliverableSince} />
      <Text tone="muted">{client.isActive ? copy.about(PASSWORD_LINK_HOURS) : copy.closed}</Text>
      <div>
        <Button variant="secondary" busy={isLoading} busyLabel={copy.busy} onClick={() => void press()}>
          {copy.send}
        </Button>
      </div>
      {client.secondFactor ? <ResetSecondFactor client={client} /> : null}
    </Stack>
  );
}
