import { EmptyState } from '@skal/shared-ui';
import { adminCopy } from '../content/dashboard/admin.ts';

export const AnalyticsTab = () => <EmptyState title={adminCopy.analytics} />;
