import { createStore } from '@skal/shell-kit';
import { selectMenuOpen, selectPanelExpanding } from './portal.slice.ts';

const site = {
  brand: 'Skal',
  phone: '',
  salesEmail: '',
  companyName: '',
  companyAddress: '',
  companyCvr: '',
  origin: '',
};

describe("the portal's slice", () => {
  it('stands in the one store as soon as it is imported, at rest', () => {
    const state = createStore(site).getState();
    expect(selectMenuOpen(state)).toBe(false);
    expect(selectPanelExpanding(state)).toBe(false);
  });
});
