import { createSlice } from '@reduxjs/toolkit';
import type { SiteInfo } from '@skal/contracts/site/site';
import { useSelector } from 'react-redux';

const initialState: SiteInfo = {
  brand: '',
  phone: '',
  salesEmail: '',
  companyName: '',
  companyAddress: '',
  companyCvr: '',
  inquiryDays: 0,
  origin: '',
};

/** The owner's settings, set before the first render and never changed. */
export const siteSlice = createSlice({ name: 'site', initialState, reducers: {} });

/** The owner's settings: brand, phone, email, company facts. Empty ones are not shown. */
export const useSite = (): SiteInfo => useSelector((state: { site: SiteInfo }) => state.site);
