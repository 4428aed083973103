import { type AddStaffBody, addStaff, listStaff, removeStaff, type StaffReply } from '@skal/contracts/staff';
import { api } from '@skal/shell-kit/api';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaff: build.query<StaffReply[], void>({ query: () => ({ call: listStaff }), providesTags: ['Staff'] }),
    addStaff: build.mutation<StaffReply | null, AddStaffBody>({
      query: (body) => ({ call: addStaff, body }),
      invalidatesTags: (_reply, error) => (error ? [] : ['Staff']),
    }),
    removeStaff: build.mutation<void, string>({
      query: (id) => ({ call: removeStaff, params: { id } }),
      invalidatesTags: (_reply, error) => (error ? [] : ['Staff']),
    }),
  }),
});

export const { useListStaffQuery, useAddStaffMutation, useRemoveStaffMutation } = staffApi;
