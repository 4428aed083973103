/** Who is where. Every name of the world leads to one address, and the site's to the server. */
export const ADDRESSES = { world: '10.88.0.1', server: '10.88.0.2' } as const;

/** Where the way to the internet answers for names. */
export const NAME_SERVER = '10.0.2.3';

/** A name that nobody has: the first line of the page is changed to it, and nothing may be left of the page's. */
export const DOMAIN = 'walk.test';
export const SITE = `https://www.${DOMAIN}`;
export const MAIL = `mail.${DOMAIN}`;
export const GIT = `git.${DOMAIN}`;
/** As Caddy and certbot ask for certificates, and for trial ones. */
export const AUTHORITIES = ['acme-v02.api.letsencrypt.org', 'acme-staging-v02.api.letsencrypt.org'] as const;

export const HOSTS = [
  '127.0.0.1 localhost',
  `${ADDRESSES.server} ${DOMAIN} www.${DOMAIN}`,
  `${ADDRESSES.world} ${[MAIL, GIT, ...AUTHORITIES].join(' ')}`,
  '',
].join('\n');
