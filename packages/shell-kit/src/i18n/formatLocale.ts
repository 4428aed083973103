import { i18n } from '@lingui/core';
import { FORMAT_TAGS, type Locale } from '@skal/contracts/site/locale';

/** Returns the tag that `Intl` formats dates and numbers with, in the language of the page. */
export const formatLocale = (): string => FORMAT_TAGS[i18n.locale as Locale];
