import { t } from '@lingui/core/macro';

/** Copy of the draft notice. */
export const draftNotice = { restored: t`We restored what you had typed.`, discard: t`Discard` } as const;
