import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@skal/shell-kit';

/** Duration of `panelExpanding` in ms (J17). */
export const PANEL_EXPANSION_MS = 500;

interface PortalState {
  /** Id of the section that the visitor may open next. */
  nextSection: string | null;
  /** Whether the full chat was requested and the dashboard has yet to open it. */
  expansionRequested: boolean;
  /** Whether the assistant's panel has just expanded to the full chat. */
  panelExpanding: boolean;
}

const initialState: PortalState = {
  nextSection: null,
  expansionRequested: false,
  panelExpanding: false,
};

/** Shared state of the portal layout and the assistant's panel; the URL holds the open section (T28). */
export const portalSlice = createSlice({
  name: 'portal',
  initialState,
  reducers: {
    sectionPrefetched: (state, { payload: id }: PayloadAction<string>) => {
      state.nextSection = id;
    },
    expandRequested: (state) => {
      state.expansionRequested = true;
    },
    panelExpanded: (state) => {
      state.expansionRequested = false;
      state.panelExpanding = true;
    },
    panelSettled: (state) => {
      state.panelExpanding = false;
    },
  },
  selectors: {
    selectNextSection: (state) => state.nextSection,
    selectExpansionRequested: (state) => state.expansionRequested,
    selectPanelExpanding: (state) => state.panelExpanding,
  },
});

declare module '@skal/shell-kit' {
  interface LazySlices extends WithSlice<typeof portalSlice> {}
}

export const { sectionPrefetched, expandRequested, panelExpanded, panelSettled } = portalSlice.actions;
export const { selectNextSection, selectExpansionRequested, selectPanelExpanding } =
  portalSlice.injectInto(rootReducer).selectors;
