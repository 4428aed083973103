import { LANGUAGE_NAMES, type Locale } from '@skal/contracts/site/locale';
import { chooseLanguage } from '@skal/shell-kit/preferences/language.ts';
import type { ComponentProps, MouseEvent } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang'> {
  locale: Locale;
  /** Path of the page in this language. */
  path: string;
}

/**
 * A link to the same page in another language, named in that language. The browser loads it as a document. Query and hash
 * are added when it is followed: the HTML of the server has none.
 */
export function LanguageLink({ locale, path, children = LANGUAGE_NAMES[locale], ...rest }: Props) {
  const follow = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const { search, hash } = window.location;
    link.href = path + search + hash;
    chooseLanguage(locale);
  };
  return (
    <a {...rest} href={path} hrefLang={locale} lang={locale} onClick={follow} onAuxClick={follow}>
      {children}
    </a>
  );
}
