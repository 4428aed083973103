/** Copy of the draft notice. */
export const draftNotice = { restored: 'We restored what you had typed.', discard: 'Discard' } as const;
