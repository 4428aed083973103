import { t } from '@lingui/core/macro';

/** Address of the site's home page in the language of the page; the remote with this page translates it alike. */
export const HOME = t({ id: 'path.home', message: '/' });
