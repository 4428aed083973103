import { EmptyState } from '@skal/shared-ui';
import { overview } from '../content/admin.ts';

export const RevenueTab = () => <EmptyState title={overview.noRevenue} description={overview.noRevenueMeaning} />;
