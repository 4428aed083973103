/** Largest stock of an available product that counts as low. */
export const LOW_STOCK = 5;
