import { addOnWish, integrationWish, lead } from '@skal/contracts/followUp';
import { inbox } from '@skal/contracts/inbox';
import { snippet } from '@skal/contracts/snippet';
import { deskTicket } from '@skal/contracts/ticketDesk';
import { unread } from '@skal/contracts/unread';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListInboxQuery } = hooksOf({ inbox });

// What is opened is unread no longer. The list itself stays as it is until it is asked for: it would jump away from
// under whoever reads it.
export const { useReadDeskTicketQuery, useChangeDeskTicketMutation, useAnswerDeskTicketMutation } = hooksOf(
  { deskTicket },
  { unread },
);
export const { useReadLeadQuery, useChangeLeadMutation } = hooksOf({ lead }, { unread });
export const { useReadIntegrationWishQuery, useChangeIntegrationWishMutation } = hooksOf(
  { integrationWish },
  { unread },
);
export const { useReadAddOnWishQuery, useChangeAddOnWishMutation } = hooksOf({ addOnWish }, { unread });

export const { useListSnippetQuery, useAddSnippetMutation, useRemoveSnippetMutation } = hooksOf({ snippet });
