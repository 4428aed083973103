import { type OverviewReply, readOverview } from '@skal/contracts/overview';
import { api } from '@skal/shell-kit/api';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOverview: build.query<OverviewReply, void>({ query: () => ({ call: readOverview }) }),
  }),
});

export const { useReadOverviewQuery } = overviewApi;
