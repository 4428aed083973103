import type { PushServiceState } from '@skal/contracts/push/push';
import { type PushServiceReply, pushDriverLabels } from '@skal/contracts/push/pushService';
import {
  Badge,
  type BadgeProps,
  Banner,
  Button,
  DescriptionList,
  ErrorState,
  Skeleton,
  Stack,
  useConfirm,
} from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { pushService as copy, removePushService } from '../../content/appData/pushService.ts';
import { formatDateTime } from '../../format/date.ts';
import { PushServiceForm } from './PushServiceForm.tsx';
import { useReadPushServiceQuery, useRemovePushServiceMutation } from './pushService.api.ts';

const tones: Readonly<Record<PushServiceState, BadgeProps['tone']>> = {
  missing: 'neutral',
  working: 'success',
  broken: 'danger',
};

function ServiceState({ service }: { service: PushServiceReply }) {
  const { state, driver, account, problem, savedAt, devices } = service;
  return (
    <>
      {problem === null ? null : <Banner tone="attention">{problem}</Banner>}
      <DescriptionList
        items={[
          { term: copy.state, description: <Badge tone={tones[state]}>{copy.states[state]}</Badge> },
          { term: copy.driver, description: driver === null ? copy.none : pushDriverLabels[driver] },
          ...(account ? [{ term: copy.account, description: account }] : []),
          { term: copy.savedAt, description: savedAt === null ? copy.none : formatDateTime(savedAt) },
          { term: copy.devices, description: String(devices) },
        ]}
      />
    </>
  );
}

/** Removes the service after a confirmation. */
function RemoveService({ clientId }: { clientId: string }) {
  const [remove] = useRemovePushServiceMutation();
  const act = useAsyncAction();
  const { ask, dialog } = useConfirm(removePushService, () =>
    act(() => remove({ params: { id: clientId } }).unwrap(), {
      done: { title: removePushService.done },
      failed: { title: removePushService.failed, description: removePushService.failedReason },
    }),
  );
  return (
    <div>
      <Button variant="quiet" size="sm" onClick={ask}>
        {removePushService.button}
      </Button>
      {dialog}
    </div>
  );
}

/** The service that delivers a client's notifications: its state, and the form to set it up. */
export function PushService({ clientId }: { clientId: string }) {
  const { data, isError, isFetching, refetch } = useReadPushServiceQuery({ params: { id: clientId } });
  return (
    <Stack gap={16}>
      <SectionHeader title={copy.title} hint={copy.hint} />
      {data ? (
        <>
          <ServiceState service={data} />
          <PushServiceForm clientId={clientId} />
          {data.state === 'missing' ? null : <RemoveService clientId={clientId} />}
        </>
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={3} label={copy.loading} />
      )}
    </Stack>
  );
}
