import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface DialogState {
  /** The open dialog, if any. */
  open: string | null;
  /** Dialogs whose code is prefetched on hover or focus of a trigger. */
  prefetched: string[];
}

const initialState: DialogState = { open: null, prefetched: [] };

/** The open dialog. Its code belongs to a remote, its state to the shell: any page and the navigation can open it. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    dialogPrefetched: (state, { payload: name }: PayloadAction<string>) => {
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
    selectPrefetchedDialogs: (state) => state.prefetched,
  },
});
