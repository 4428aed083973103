import { EmptyState } from '@skal/shared-ui';
import { adminCopy } from '../content/admin.ts';

export const AnalyticsTab = () => <EmptyState title={adminCopy.analytics} />;
