import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
  /** Leads to details. */
  link?: { label: string; href: string };
}

export interface Toast extends ToastMessage {
  id: string;
}

/** One toast at a time (A8): a new one replaces the current one. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: { current: null as Toast | null, seen: null as string | null },
  reducers: {
    toastShown: {
      prepare: (message: ToastMessage) => ({ payload: { ...message, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.current = payload;
      },
    },
    /** The toast is visible: its code loads after the page's. */
    toastSeen: (state, { payload: id }: PayloadAction<string>) => {
      state.seen = id;
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) => {
      if (state.current?.id === id) state.current = null;
    },
  },
  selectors: {
    selectToast: (state) => state.current,
    /** Whether a toast is still to be shown: it is not visible yet, and no newer one has replaced it. */
    selectIsAwaited: (state, id: string) => state.current?.id === id && state.seen !== id,
  },
});

/** Returns a function that shows a toast and returns its id. */
export function useToast(): (message: ToastMessage) => string {
  const dispatch = useDispatch();
  return useCallback((message) => dispatch(toastSlice.actions.toastShown(message)).payload.id, [dispatch]);
}
