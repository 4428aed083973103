/** Addresses. All names of the simulated internet resolve to one, and those of the site to the server. */
export const ADDRESSES = { world: '10.88.0.1', server: '10.88.0.2' } as const;

/** Address of the name server for the internet. */
export const NAME_SERVER = '10.0.2.3';

/** An unused name: the first line of the guide is changed to it, and no placeholder may remain. */
export const DOMAIN = 'walk.test';
export const SITE = `https://www.${DOMAIN}`;
export const MAIL = `mail.${DOMAIN}`;
export const GIT = `git.${DOMAIN}`;
/** Hosts from which Caddy and certbot request certificates, and test certificates. */
export const AUTHORITIES = ['acme-v02.api.letsencrypt.org', 'acme-staging-v02.api.letsencrypt.org'] as const;

export const HOSTS = [
  '127.0.0.1 localhost',
  `${ADDRESSES.server} ${DOMAIN} www.${DOMAIN}`,
  `${ADDRESSES.world} ${[MAIL, GIT, ...AUTHORITIES].join(' ')}`,
  '',
].join('\n');
