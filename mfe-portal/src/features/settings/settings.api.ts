import { type ChangePasswordBody, type ChangePasswordReply, changePassword } from '@skal/contracts/password';
import type { SessionReply } from '@skal/contracts/session';
import { type SaveSettingsBody, saveSettings } from '@skal/contracts/settings';
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
