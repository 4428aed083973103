import { type IntegrationStatus, integrationStatusLabels } from '@skal/contracts/integration/integrationState';
import { Badge, type BadgeProps } from '@skal/shared-ui';

const tones: Readonly<Record<IntegrationStatus, BadgeProps['tone']>> = {
  none: 'neutral',
  requested: 'accent',
  connected: 'success',
  declined: 'outline',
};

/** Status of an integration; renders nothing while unknown. */
export const StatusBadge = ({ status }: { status: IntegrationStatus | undefined }) =>
  status ? <Badge tone={tones[status]}>{integrationStatusLabels[status]}</Badge> : null;
