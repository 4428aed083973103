import { preset } from './preset.mjs';

/** Validation of bodies and queries, amounts and phone numbers. */
export default preset(
  'contracts',
  'packages/contracts',
  [
    'packages/contracts/src/fields/amount.ts',
    'packages/contracts/src/fields/amountField.ts',
    'packages/contracts/src/http/jsonSchema.ts',
    'packages/contracts/src/http/validate.ts',
    'packages/contracts/src/http/endpoint.ts',
    'packages/contracts/src/fields/phone.ts',
  ],
  ['src/**/*.test.ts'],
);
