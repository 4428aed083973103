/** Danish words of the simulated replies, by subject. */
export const danishWords = {
  notifications: ['notifikation', 'pushbesked', 'besked'],
  sales: ['salg', 'statistik', 'omsætning'],
  catalog: ['vin', 'tilføj', 'katalog', 'menukort'],
  events: ['arrangement', 'smagning'],
  customers: ['kunde', 'klub', 'stamgæst', 'medlem'],
  bookings: ['bestilling', 'bord'],
} as const;
