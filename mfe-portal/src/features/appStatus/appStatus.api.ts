import { type AppStatusReply, readAppStatus } from '@skal/contracts/appStatus';
import { api } from '@skal/shell-kit/api';

const appStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAppStatus: build.query<AppStatusReply, void>({
      query: () => ({ call: readAppStatus }),
      providesTags: ['Milestone'],
    }),
  }),
});

export const { useReadAppStatusQuery } = appStatusApi;
