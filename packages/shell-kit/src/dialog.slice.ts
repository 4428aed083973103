import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface DialogState {
  /** The popup that is open, if any. */
  open: string | null;
  /** Popups that somebody is about to open: their code is fetched ahead of the click. */
  prefetched: string[];
}

const initialState: DialogState = { open: null, prefetched: [] };

/** Which popup is open. Its code belongs to a remote, its state to the shell: any page and the bar can open it. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    dialogWanted: (state, { payload: name }: PayloadAction<string>) => {
      if (!state.prefetched.includes(name)) state.prefetched.push(name);
    },
    dialogOpened: (state, { payload: name }: PayloadAction<string>) => {
      if (!state.prefetched.includes(name)) state.prefetched.push(name);
      state.open = name;
    },
    dialogClosed: (state) => {
      state.open = null;
    },
  },
  selectors: {
    selectOpenDialog: (state) => state.open,
    selectWantedDialogs: (state) => state.prefetched,
  },
});
