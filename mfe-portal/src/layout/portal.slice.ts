import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@skal/shell-kit';

/** How long the assistant's panel counts as expanding (J17). */
export const PANEL_EXPANSION_MS = 500;

interface PortalState {
  /** Whether the menu of a narrow screen is open. */
  menuOpen: boolean;
  /** Whether the full chat was asked for, and the dashboard is still to open it. */
  expansionAsked: boolean;
  /** Whether the assistant's panel has just been handed over to the full chat. */
  panelExpanding: boolean;
}

const initialState: PortalState = { menuOpen: false, expansionAsked: false, panelExpanding: false };

/** What the portal's frame and the assistant's panel tell each other; which section is open, the address says (T28). */
export const portalSlice = createSlice({
  name: 'portal',
  initialState,
  reducers: {
    menuToggled: (state, { payload: open }: PayloadAction<boolean>) => {
      state.menuOpen = open;
    },
    expansionAsked: (state) => {
      state.expansionAsked = true;
    },
    panelExpanded: (state) => {
      state.expansionAsked = false;
      state.panelExpanding = true;
    },
    panelSettled: (state) => {
      state.panelExpanding = false;
    },
  },
  selectors: {
    selectMenuOpen: (state) => state.menuOpen,
    selectExpansionAsked: (state) => state.expansionAsked,
    selectPanelExpanding: (state) => state.panelExpanding,
  },
});

declare module '@skal/shell-kit' {
  interface LazySlices extends WithSlice<typeof portalSlice> {}
}

export const { menuToggled, expansionAsked, panelExpanded, panelSettled } = portalSlice.actions;
export const { selectMenuOpen, selectExpansionAsked, selectPanelExpanding } =
  portalSlice.injectInto(rootReducer).selectors;
