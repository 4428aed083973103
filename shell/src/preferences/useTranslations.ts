import type { Locale } from '@skal/contracts/site/locale';
import { useLocation } from 'react-router-dom';
import { useLoader } from '../federation/LoaderContext.ts';
import { findRoute } from '../federation/snapshot.ts';
import { HOME } from '../layout/homePath.ts';

/** The path of the page in each other language; from a page that does not exist, that of the home page. */
export function useTranslations(): [locale: Locale, path: string][] {
  const { snapshot } = useLoader();
  const { pathname } = useLocation();
  const page = findRoute(snapshot, pathname) ?? findRoute(snapshot, HOME);
  return Object.entries(page?.route.translations ?? {}) as [Locale, string][];
}
