import {
  type ChangePasswordBody,
  type ChangePasswordReply,
  changePassword,
  type SaveSettingsBody,
  type SessionReply,
  saveSettings,
} from '@skal/contracts';
import { api } from '@skal/shell-kit/api';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveSettings: build.mutation<SessionReply | null, SaveSettingsBody>({
      query: (body) => ({ call: saveSettings, body }),
      // N2: the sidebar and everything else read the session anew.
      invalidatesTags: (_reply, error) => (error ? [] : ['Session']),
    }),
    changePassword: build.mutation<ChangePasswordReply | null, ChangePasswordBody>({
      query: (body) => ({ call: changePassword, body }),
    }),
  }),
});

export const { useSaveSettingsMutation, useChangePasswordMutation } = settingsApi;
