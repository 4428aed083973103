import { ledger } from '@skal/contracts/finance/ledger';
import { revenue, revenueHistory } from '@skal/contracts/finance/revenue';
import { createHooks } from '@skal/shell-kit/api';

export const { useListLedgerQuery, useRecordLedgerMutation, useCorrectLedgerMutation } = createHooks(
  { ledger },
  { revenue, revenueHistory },
);
