import { createStore } from '@skal/shell-kit';
import { sections } from '../sections/sections.ts';
import { sectionShown, selectAssistantActive, selectMenuOpen, selectPanelExpanding } from './portal.slice.ts';

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
    expect(selectAssistantActive(state)).toBe(false);
  });

  it('J16: the assistant is active exactly when its section is shown', () => {
    const store = createStore(site);
    const active = sections.filter(({ id }) => {
      store.dispatch(sectionShown(id));
      return selectAssistantActive(store.getState());
    });
    expect(active.map(({ id }) => id)).toEqual(['ai-assistant']);
    store.dispatch(sectionShown(null));
    expect(selectAssistantActive(store.getState())).toBe(false);
  });
});
