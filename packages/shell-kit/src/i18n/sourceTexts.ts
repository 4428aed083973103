import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { SOURCE_LOCALE } from '@skal/contracts/site/locale';

/**
 * Activates the English texts of the sources, for pages without catalogs: Storybook, QA and mocks. Imported first, because
 * modules read their texts when they are evaluated.
 */
i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale: SOURCE_LOCALE, messages: {} });
