import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@skal/shell-kit';
import type { AppId } from '../../content/phoneDemo/phoneApp.ts';

interface HomeState {
  /** Industry whose app the phone of the industries section shows. */
  industry: AppId;
  /** Whether the counters have finished in this visit. */
  countersPlayed: boolean;
}

const initialState: HomeState = { industry: 'wine-bar', countersPlayed: false };

/** State of the home page, kept across pages. */
export const homeSlice = createSlice({
  name: 'marketingHome',
  initialState,
  reducers: {
    industryChosen: (state, { payload }: PayloadAction<AppId>) => {
      state.industry = payload;
    },
    countersPlayed: (state) => {
      state.countersPlayed = true;
    },
  },
  selectors: {
    selectIndustry: (state) => state.industry,
    selectCountersPlayed: (state) => state.countersPlayed,
  },
});

declare module '@skal/shell-kit' {
  export interface LazySlices extends WithSlice<typeof homeSlice> {}
}

export const { industryChosen, countersPlayed } = homeSlice.actions;
export const { selectIndustry, selectCountersPlayed } = homeSlice.injectInto(rootReducer).selectors;
