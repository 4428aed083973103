import { type BillingReply, readBilling } from '@skal/contracts/billing';
import { api } from '@skal/shell-kit/api';

const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readBilling: build.query<BillingReply, void>({ query: () => ({ call: readBilling }), providesTags: ['Billing'] }),
  }),
});

export const { useReadBillingQuery } = billingApi;
