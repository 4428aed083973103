import { adminTicket } from '@skal/contracts/support/adminTicket';
import { adminAddOnInterest, adminIntegrationRequest, lead } from '@skal/contracts/support/followUp';
import { inbox } from '@skal/contracts/support/inbox';
import { snippet } from '@skal/contracts/support/snippet';
import { unread } from '@skal/contracts/support/unread';
import { createHooks } from '@skal/shell-kit/api';

export const { useListInboxQuery } = createHooks({ inbox });

// What is opened is unread no longer. The list itself stays as it is until it is asked for: it would jump away from
// under whoever reads it.
export const { useReadAdminTicketQuery, useChangeAdminTicketMutation, useAnswerAdminTicketMutation } = createHooks(
  { adminTicket },
  { unread },
);
export const { useReadLeadQuery, useChangeLeadMutation } = createHooks({ lead }, { unread });
export const { useReadAdminIntegrationRequestQuery, useChangeAdminIntegrationRequestMutation } = createHooks(
  { adminIntegrationRequest },
  { unread },
);
export const { useReadAdminAddOnInterestQuery, useChangeAdminAddOnInterestMutation } = createHooks(
  { adminAddOnInterest },
  { unread },
);

export const { useListSnippetQuery, useAddSnippetMutation, useRemoveSnippetMutation } = createHooks({ snippet });
