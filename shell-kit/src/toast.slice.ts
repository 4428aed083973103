import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
}

export interface Toast extends ToastMessage {
  id: string;
}

/** One toast at a time (A8): a new one takes the place of the one before it. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: { current: null as Toast | null },
  reducers: {
    toastShown: {
      prepare: (message: ToastMessage) => ({ payload: { ...message, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.current = payload;
      },
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) => {
      if (state.current?.id === id) state.current = null;
    },
  },
  selectors: { selectToast: (state) => state.current },
});

/** Gives a page the function that shows a toast. */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useDispatch();
  return useCallback((message) => void dispatch(toastSlice.actions.toastShown(message)), [dispatch]);
}
