import { ledger } from '@skal/contracts/ledger';
import { revenue, revenueCourse } from '@skal/contracts/revenue';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListLedgerQuery, useRecordLedgerMutation, useCorrectLedgerMutation } = hooksOf(
  { ledger },
  { revenue, revenueCourse },
);
