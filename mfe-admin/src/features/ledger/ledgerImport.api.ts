import { ledger } from '@skal/contracts/finance/ledger';
import { ledgerImport } from '@skal/contracts/finance/ledgerImport';
import { revenue, revenueHistory } from '@skal/contracts/finance/revenue';
import { createHooks } from '@skal/shell-kit/api';

const { preview, commit } = ledgerImport;

// Apart: to look at rows changes nothing, and nothing is read again after it.
export const { usePreviewLedgerImportMutation } = createHooks({ ledgerImport: { preview } });
export const { useCommitLedgerImportMutation } = createHooks(
  { ledgerImport: { commit } },
  { ledger, revenue, revenueHistory },
);
