import { HttpResponse } from 'msw';

/** Two concentric circles: PNG, 80 by 80. */
const CIRCLES = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAFAAAABQAgMAAADzfxo+AAAADFBMVEUOUWANUF8iWF3vsDzXj905AAAAA3RSTlP/AZpNL7soAAAACXBIWXMAAAsTAAAL' +
      'EwEAmpwYAAABJUlEQVQ4y82VzQ2CQBCFnxgOxgMnSuBgFVgCByAcPRqrsAmLsAtLsQQKIFkXdgaWyYvGeHFO5GMyP7szb9EQw1t4Ae4WnuHtsIYdJitW' +
      '8BpgEkNxVFfEjuqKlaO4TvC0wN0MEZnCOoa5wCqGqcBjDDcCARMUJuQUFCbkFBSrKqVSRD3OncLmGTOhaS28eVhbmHvYWVh4WFmYeqgVOTfXBO28dG7Q' +
      '7iFlJs6bfHoYfmcj7KVQheUIB4WtphlNqhe4DfAhMDS0D/AZWhKYBdgL7JY8mqn4AlZRRVJT+o/wxzbp0dFDptdBL45eMR8GOjZ0wOgo0qGl400Xga4M' +
      'XS6+hnRh6WpTEaBywYWFShAVKyprXACpVFJR5fJLhZpLOhV//kx8fmVeLV1swE0CzFQAAAAASUVORK5CYII=',
  ),
  (letter) => letter.charCodeAt(0),
);

/** A mocked logo. */
export const logoResponse = () => new HttpResponse(CIRCLES, { headers: { 'Content-Type': 'image/png' } });
