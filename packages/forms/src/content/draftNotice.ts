/** Copy of the draft notice. */
export const draftNotice = { restored: 'What you typed before is back.', discard: 'Discard' } as const;
