import { createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { HomePaths, PageAccess } from './manifest.ts';

const initialState: HomePaths = {};

/** Home page of each kind of visitor, set before the first render and never changed. */
export const homeSlice = createSlice({ name: 'home', initialState, reducers: {} });

/** The home page of a kind of visitor, as its remote declares it; the front page by default. */
export const useHomePath = (access: PageAccess): string =>
  useSelector((state: { home: HomePaths }) => state.home[access] ?? '/');
