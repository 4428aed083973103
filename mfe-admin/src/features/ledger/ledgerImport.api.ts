import { ledger } from '@skal/contracts/ledger';
import { ledgerImport } from '@skal/contracts/ledgerImport';
import { revenue, revenueCourse } from '@skal/contracts/revenue';
import { hooksOf } from '@skal/shell-kit/api';

const { preview, book } = ledgerImport;

// Apart: to look at rows changes nothing, and nothing is read again after it.
export const { usePreviewLedgerImportMutation } = hooksOf({ ledgerImport: { preview } });
export const { useBookLedgerImportMutation } = hooksOf({ ledgerImport: { book } }, { ledger, revenue, revenueCourse });
