/** Of a product that is there, so many or fewer are low stock. */
export const LOW_STOCK = 5;
