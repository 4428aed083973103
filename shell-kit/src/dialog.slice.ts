import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

interface DialogState {
  /** The popup that is open, if any. */
  open: string | null;
  /** Popups that somebody is about to open: their code is fetched ahead of the click. */
  wanted: string[];
}

const initialState: DialogState = { open: null, wanted: [] };

/** Which popup is open. Its code belongs to a remote, its state to the shell: any page and the bar can open it. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    dialogWanted: (state, { payload: name }: PayloadAction<string>) => {
      if (!state.wanted.includes(name)) state.wanted.push(name);
    },
    dialogOpened: (state, { payload: name }: PayloadAction<string>) => {
      if (!state.wanted.includes(name)) state.wanted.push(name);
      state.open = name;
    },
    dialogClosed: (state) => {
      state.open = null;
    },
  },
  selectors: {
    selectOpenDialog: (state) => state.open,
    selectWantedDialogs: (state) => state.wanted,
  },
});

/** Props of a button that opens a popup. */
export interface DialogOpener {
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'dialog';
  /** Read by the page's first script: a tap before the page is interactive is kept and answered. */
  'data-dialog': string;
}

/** Gives a button what it needs to open a popup by name, and to fetch its code on hover and focus. */
export function useDialogOpener(name: string): DialogOpener {
  const dispatch = useDispatch();
  const { dialogOpened, dialogWanted } = dialogSlice.actions;
  return {
    onClick: () => void dispatch(dialogOpened(name)),
    onPointerEnter: () => void dispatch(dialogWanted(name)),
    onFocus: () => void dispatch(dialogWanted(name)),
    'aria-haspopup': 'dialog',
    'data-dialog': name,
  };
}
