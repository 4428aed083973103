import { i18n } from '@lingui/core';
import type { Locale } from '@skal/contracts/site/locale';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', da: 'da-DK' };

/** Returns the tag that `Intl` formats dates and numbers with, in the language of the page. */
export const formatLocale = (): string => TAGS[i18n.locale as Locale];
