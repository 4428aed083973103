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

/** The owner's settings, put into the store before the first render and never changed after it. */
export const siteSlice = createSlice({ name: 'site', initialState, reducers: {} });

/** The owner's settings: brand, phone, e-mail, company facts. An empty one is not shown. */
export const useSite = (): SiteInfo => useSelector((state: { site: SiteInfo }) => state.site);
