/** Styles of emails: theme tokens in a form that email clients support. */
import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../../../shared-ui/src/theme/tokens.css', import.meta.url), 'utf8');

/** Returns the colours of a theme; emails have no CSS variables. */
function coloursOf(selector: string) {
  const block = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return (token: string): string => {
    const colour = new RegExp(`--${token}:\\s*(#[0-9a-f]{6});`).exec(block)?.[1];
    if (!colour) throw new Error(`tokens.css has no --${token} in ${selector}`);
    return colour;
  };
}

const light = coloursOf('[data-theme="light"] {');
const dark = coloursOf('[data-theme="dark"] {');

/** Coloured elements of an email: class name, and the token of each property. */
const ROLES = {
  page: [['background-color', 'bg']],
  card: [
    ['background-color', 'surface'],
    ['border-color', 'line'],
  ],
  ink: [['color', 'ink']],
  soft: [['color', 'ink-2']],
  link: [['color', 'fjord']],
  well: [
    ['background-color', 'sunken'],
    ['border-color', 'line-strong'],
    ['color', 'ink'],
  ],
  action: [
    ['background-color', 'fjord'],
    ['color', 'on-fjord'],
  ],
  rule: [['border-color', 'line']],
  tide: [['background-color', 'ink']],
  now: [['background-color', 'havtorn']],
} as const satisfies Record<string, readonly (readonly [property: string, token: string])[]>;

export type StyleRole = keyof typeof ROLES;

const toCamelCase = (property: string) => property.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());

/** Returns the properties of an element in a role: inline light colours, and a class for the dark ones. */
export const styleProps = (role: StyleRole, style: Readonly<Record<string, string | number>> = {}) => ({
  className: role,
  style: { ...Object.fromEntries(ROLES[role].map(([name, token]) => [toCamelCase(name), light(token)])), ...style },
});

/** The dark colours, which must override the inline ones. */
const darkRules = Object.entries(ROLES)
  .map(([role, declarations]) => {
    const declared = declarations.map(([property, token]) => `${property}:${dark(token)}!important`);
    return `.${role}{${declared.join(';')}}`;
  })
  .join('');

/** The stylesheet of an email: padding on phones, and dark colours. */
export const STYLESHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `.page{background-color:${light('bg')}}`,
  '@media (max-width:480px){.room{padding-left:20px!important;padding-right:20px!important}}',
  `@media (prefers-color-scheme:dark){${darkRules}}`,
].join('');

/** System fonts: an email loads none. */
export const FONT_STACK = '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif';
