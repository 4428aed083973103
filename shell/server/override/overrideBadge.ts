import { escapeHtml } from '../pages/escape.ts';

const BADGE = [
  'position:fixed;inset:auto auto 0 0;z-index:var(--layer-widget);margin:16px;padding:4px 16px',
  'border:1px solid var(--havtorn);border-radius:var(--radius-8)',
  'background:var(--havtorn-soft);color:var(--havtorn-ink);font:var(--type-label)',
].join(';');

const LINK = 'display:inline-block;padding:8px;color:inherit;text-decoration:underline';

/**
 * A badge on every page of a tab that lists its overridden versions and links back to the live ones. It needs no
 * script, so no version can remove it. The link drops the query of the current page.
 */
export const overrideBadge = (override: Readonly<Record<string, string>>): string => {
  const versions = Object.entries(override).map(([name, version]) => `${name} ${version}`);
  return [
    `<aside aria-label="Versions on trial" data-print="none" style="${BADGE}">`,
    `Only you see ${escapeHtml(versions.join(', '))} <a href="?" style="${LINK}">Reset</a></aside>`,
  ].join('');
};
