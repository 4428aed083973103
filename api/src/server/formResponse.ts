import type { ErrorReply } from '@skal/contracts/http/endpoint';
import { formAction } from '@skal/contracts/site/formAction';
import { homePath } from '@skal/contracts/site/locale';
import { textFor } from '../language/text.ts';
import { textIn } from '../language/textIn.ts';
import { FORM_PAGE_CSP, renderFormPage } from './formPage.ts';
import type { HtmlFormPost } from './htmlForm.ts';
import type { ApiContext } from './http/context.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Whether a request comes from an HTML form. */
export const isHtmlFormPost = (contentType: string | undefined): boolean => FORM_TYPE.test(contentType ?? '');

/** Parses the fields of a posted form. The last of duplicate names counts; names inherited by objects are dropped. */
export const parseFormFields = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(bytes.toString('utf8'))].filter(([name]) => !(name in Object.prototype)));

function sendPage(ctx: ApiContext, status: number, html: string): void {
  ctx.status = status;
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('Content-Security-Policy', FORM_PAGE_CSP);
  // With `no-referrer` browsers send `Origin: null` with the form, which origin.ts rejects.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.body = html;
}

/** Responds to a posted form with the success page. */
export function sendFormSuccess(ctx: ApiContext, { form, locale }: HtmlFormPost, status: number, reply: unknown): void {
  const message = Object(reply).message;
  const text = typeof message === 'string' ? message : '';
  const back = { href: homePath(locale), label: textIn(locale)(/*i18n*/ 'Back to Home') };
  sendPage(ctx, status, renderFormPage(locale, { title: textFor(locale, form.successTitle), text, back }));
}

/** Responds to an invalid form with the errors and the form with its input. */
export function sendFormErrors(
  ctx: ApiContext,
  post: HtmlFormPost,
  status: number,
  { error, fields = {} }: ErrorReply,
): void {
  const { form, locale, values } = post;
  const write = textIn(locale);
  const back = { href: write(form.page), label: write(/*i18n*/ 'Back to the page') };
  const text = values
    ? error
    : write(/*i18n*/ '{error} Go back in your browser: what you typed is still there.', { error });
  sendPage(
    ctx,
    status,
    renderFormPage(locale, {
      title: textFor(locale, form.errorTitle),
      text,
      back,
      ...(values && { again: { form, values, fields, action: formAction(ctx.path, locale) } }),
    }),
  );
}
