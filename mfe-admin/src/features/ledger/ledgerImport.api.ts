import { ledger } from '@skal/contracts/finance/ledger';
import { ledgerImport } from '@skal/contracts/finance/ledgerImport';
import { revenue, revenueHistory } from '@skal/contracts/finance/revenue';
import { createHooks } from '@skal/shell-kit/api';

const { preview, commit } = ledgerImport;

// Separate: a preview changes nothing, so nothing is invalidated.
export const { usePreviewLedgerImportMutation } = createHooks({ ledgerImport: { preview } });
export const { useCommitLedgerImportMutation } = createHooks(
  { ledgerImport: { commit } },
  { ledger, revenue, revenueHistory },
);
