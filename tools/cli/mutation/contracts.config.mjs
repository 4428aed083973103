import { preset } from './preset.mjs';

/** Validation of bodies and queries, amounts and phone numbers. */
export default preset(
  'contracts',
  'packages/contracts',
  [
    'packages/contracts/src/amount.ts',
    'packages/contracts/src/amountField.ts',
    'packages/contracts/src/bodySchema.ts',
    'packages/contracts/src/check.ts',
    'packages/contracts/src/endpoint.ts',
    'packages/contracts/src/phone.ts',
  ],
  ['src/*.test.ts'],
);
