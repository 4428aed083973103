import { StartupError } from '@skal/api';

const E_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/**
 * Reads the security contact for `/.well-known/security.txt`: an email address or a web address.
 * @returns a URI, as required by RFC 9116; null if not set
 * @throws StartupError for any other value
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
