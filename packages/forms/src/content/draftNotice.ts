/** What is said of text that was typed before and is back. */
export const draftNotice = { restored: 'What you typed before is back.', discard: 'Discard' } as const;
