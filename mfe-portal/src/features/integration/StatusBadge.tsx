import { type IntegrationStatus, integrationStatusLabels } from '@skal/contracts/integration/integrationState';
import { Badge, type BadgeProps } from '@skal/shared-ui';

const tones: Readonly<Record<IntegrationStatus, BadgeProps['tone']>> = {
  none: 'neutral',
  requested: 'fjord',
  connected: 'mos',
  declined: 'outline',
};

/** How far it is with a platform; nothing while that is not known. */
export const StatusBadge = ({ status }: { status: IntegrationStatus | undefined }) =>
  status ? <Badge tone={tones[status]}>{integrationStatusLabels[status]}</Badge> : null;
