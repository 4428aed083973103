import { createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { HomePaths, PageAccess } from './manifest.ts';

const initialState: HomePaths = {};

/** Where each kind of visitor belongs, put into the store before the first render and never changed after it. */
export const homeSlice = createSlice({ name: 'home', initialState, reducers: {} });

/** The page to which somebody of this kind is sent: its remote says which; the front page while none does. */
export const useHomePath = (access: PageAccess): string =>
  useSelector((state: { home: HomePaths }) => state.home[access] ?? '/');
