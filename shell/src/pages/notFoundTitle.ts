import { t } from '@lingui/core/macro';

/** Heading and title of the not-found page (B13). */
export const NOT_FOUND_TITLE = t`404 Page Not Found`;
