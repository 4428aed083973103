import { adminTicket } from '@skal/contracts/support/adminTicket';
import { adminAddOnInterest, adminIntegrationRequest, lead } from '@skal/contracts/support/followUp';
import { inbox } from '@skal/contracts/support/inbox';
import { snippet } from '@skal/contracts/support/snippet';
import { unread } from '@skal/contracts/support/unread';
import { createHooks } from '@skal/shell-kit/api';

export const { useListInboxQuery } = createHooks({ inbox });

// An opened item becomes read. The list is not invalidated: rows would move while the operator reads.
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
