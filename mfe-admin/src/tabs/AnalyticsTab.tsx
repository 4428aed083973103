import { EmptyState } from '@skal/shared-ui';
import { admin } from '../content/admin.ts';

export const AnalyticsTab = () => <EmptyState title={admin.analytics} />;
