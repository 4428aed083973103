export { i18n } from '@lingui/core';
