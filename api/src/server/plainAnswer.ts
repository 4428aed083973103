import type { ErrorReply } from '@skal/contracts/http/endpoint';
import type { ApiContext } from './http/context.ts';
import type { PlainPost } from './plainForm.ts';
import { PLAIN_POLICY, plainPage } from './plainPage.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Tells whether a request comes from a form in HTML. */
export const isPlainPost = (contentType: string | undefined): boolean => FORM_TYPE.test(contentType ?? '');

/** Reads the fields of a posted form. Of a name that comes twice the last one counts; names of every object are dropped. */
export const readPlainFields = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(bytes.toString('utf8'))].filter(([name]) => !(name in Object.prototype)));

function answerPage(ctx: ApiContext, status: number, html: string): void {
  ctx.status = status;
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('Content-Security-Policy', PLAIN_POLICY);
  // With `no-referrer` browsers send `Origin: null` with the form, and origin.ts refuses that.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.body = html;
}

/** Answers a posted form with the page of its success. */
export function answerPlain(ctx: ApiContext, { form }: PlainPost, status: number, made: unknown): void {
  const message = Object(made).message;
  const text = typeof message === 'string' ? message : '';
  answerPage(ctx, status, plainPage({ title: form.sent, text, back: { href: '/', label: 'Back to Home' } }));
}

/** Answers a refused form with the reasons, and with the form again: what was typed stands in it. */
export function refusePlain(
  ctx: ApiContext,
  post: PlainPost,
  status: number,
  { error, fields = {} }: ErrorReply,
): void {
  const { form, values } = post;
  const back = { href: form.page, label: 'Back to the page' };
  const text = values ? error : `${error} Go back in your browser: what you typed is still there.`;
  answerPage(
    ctx,
    status,
    plainPage({ title: form.failed, text, back, ...(values && { again: { form, values, fields, action: ctx.path } }) }),
  );
}
