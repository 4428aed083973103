import type { ClientStatus } from '@skal/contracts/client';
import { Badge } from '@skal/shared-ui';
import { statusNames } from '../../content/client.ts';

const tones = { active: 'mos', paused: 'havtorn', cancelled: 'outline' } as const satisfies Record<
  ClientStatus,
  string
>;

export const StatusBadge = ({ status }: { status: ClientStatus }) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
);
