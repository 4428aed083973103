import type { ClientStatus } from '@skal/contracts/client/client';
import { Badge } from '@skal/shared-ui';
import { clientStatusLabels } from '../../content/clients/client.ts';

const tones = { active: 'success', paused: 'attention', cancelled: 'outline' } as const satisfies Record<
  ClientStatus,
  string
>;

export const StatusBadge = ({ status }: { status: ClientStatus }) => (
  <Badge tone={tones[status]}>{clientStatusLabels[status]}</Badge>
);
