/** The heading and title of the page that no bundle answers (B13). */
export const NOT_FOUND_TITLE = '404 Page Not Found';
