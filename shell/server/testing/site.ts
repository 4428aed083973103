/** A site as its owner has not yet filled it in. */
export const site = {
  brand: 'Skal',
  phone: '',
  salesEmail: '',
  companyName: '',
  companyAddress: '',
  companyCvr: '',
  origin: 'http://o',
};
