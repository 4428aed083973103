import texts from 'virtual:texts';
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LOCALES, SOURCE_LOCALE } from '@skal/contracts/site/locale';

/**
 * Activates the language of the page, so that states and mocks name what it shows. Imported first, because modules read
 * their texts when they are evaluated.
 */
const locale = LOCALES.find((each) => each === document.documentElement.lang) ?? SOURCE_LOCALE;
i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale, messages: { ...texts[locale] } });
