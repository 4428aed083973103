import { ledger } from '@skal/contracts/ledger';
import { ledgerImport } from '@skal/contracts/ledgerImport';
import { revenue, revenueHistory } from '@skal/contracts/revenue';
import { createHooks } from '@skal/shell-kit/api';

const { preview, commit } = ledgerImport;

// Apart: to look at rows changes nothing, and nothing is read again after it.
export const { usePreviewLedgerImportMutation } = createHooks({ ledgerImport: { preview } });
export const { useCommitLedgerImportMutation } = createHooks(
  { ledgerImport: { commit } },
  { ledger, revenue, revenueHistory },
);
