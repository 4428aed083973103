import { LANGUAGE_COOKIE } from '@skal/contracts/site/locale';
import { PREFERENCE_DAYS } from '@skal/contracts/site/serviceCommitments';
import { THEME_COOKIE } from '@skal/contracts/site/theme';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import type { ApiContext } from '../../server/http/context.ts';

const MAX_AGE_MS = PREFERENCE_DAYS * 24 * 60 * 60 * 1000;

/**
 * Sends the cookies with language and theme if the browser's differ from the account's. They have no secret: they tell
 * pages without a session, such as the sign-in page after a sign-out, what to look like.
 */
export function sendPreferenceCookies(
  ctx: ApiContext,
  { language, theme }: Pick<AuthenticatedUser, 'language' | 'theme'>,
): void {
  const { secure } = ctx.state.peer;
  ctx.cookies.secure = secure;
  const options = { httpOnly: false, sameSite: 'lax', path: '/', overwrite: true, signed: false, secure } as const;
  for (const [name, value] of Object.entries({ [LANGUAGE_COOKIE]: language, [THEME_COOKIE]: theme })) {
    if (ctx.cookies.get(name, { signed: false }) === value) continue;
    ctx.cookies.set(name, value, { ...options, maxAge: MAX_AGE_MS });
  }
}
