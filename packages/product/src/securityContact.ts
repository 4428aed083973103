import { StartupError } from '@skal/api';

const E_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/**
 * Reads whom to tell of a vulnerability, for `/.well-known/security.txt`: an e-mail address, or an address of the web.
 * @returns a URI, as RFC 9116 asks for; null where none is set
 * @throws StartupError for what is neither
 */
export function securityContactOf(env: NodeJS.ProcessEnv): string | null {
  const text = env.SITE_SECURITY_CONTACT?.trim();
  if (!text) return null;
  if (E_MAIL.test(text)) return `mailto:${text}`;
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'mailto:') return url.href;
  throw new StartupError(
    'SITE_SECURITY_CONTACT must be an e-mail address, or an address like https://www.example.dk/security.',
  );
}
