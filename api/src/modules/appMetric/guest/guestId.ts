/** Returns the row id of a client's guest. */
export const buildGuestId = (businessId: string, guest: string): string => `${businessId}/${guest}`;
