import { ledger } from '@skal/contracts/ledger';
import { revenue, revenueHistory } from '@skal/contracts/revenue';
import { createHooks } from '@skal/shell-kit/api';

export const { useListLedgerQuery, useRecordLedgerMutation, useCorrectLedgerMutation } = createHooks(
  { ledger },
  { revenue, revenueHistory },
);
