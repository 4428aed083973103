import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
  /** Where there is more of it. */
  link?: { label: string; href: string };
}

export interface Toast extends ToastMessage {
  id: string;
}

/** One toast at a time (A8): a new one takes the place of the one before it. */
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
    /** It is on the screen: its code comes later than the page's. */
    toastSeen: (state, { payload: id }: PayloadAction<string>) => {
      state.seen = id;
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) => {
      if (state.current?.id === id) state.current = null;
    },
  },
  selectors: {
    selectToast: (state) => state.current,
    /** Whether a toast is still to be seen: nothing shows it yet, and no newer one took its place. */
    selectIsAwaited: (state, id: string) => state.current?.id === id && state.seen !== id,
  },
});

/** Gives a page the function that shows a toast, and tells its id. */
export function useToast(): (message: ToastMessage) => string {
  const dispatch = useDispatch();
  return useCallback((message) => dispatch(toastSlice.actions.toastShown(message)).payload.id, [dispatch]);
}
