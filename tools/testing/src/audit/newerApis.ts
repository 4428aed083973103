/** Web APIs that the oldest browsers of the site's baseline lack, by the data of the W3C WebDX community group. */
import { SWC_TARGETS } from '@skal/tooling/src/webpack/baseline.ts';
import { features } from 'web-features';

export interface Api {
  /** `URL` of `URL.parse`, `Element` of `checkVisibility`; null for a global such as `Iterator`. */
  readonly owner: string | null;
  readonly name: string;
  /** Whether it is called on its owner, not on an instance. */
  readonly isStatic: boolean;
}

/** The baseline's browsers, by their names in the data. */
const OLDEST = Object.entries(SWC_TARGETS).map(
  ([name, version]) => [name === 'ios' ? 'safari_ios' : name, version] as const,
);

const isLater = (version: string, than: string): boolean => Number.parseFloat(version) > Number.parseFloat(than);

type Support = Readonly<Record<string, string | undefined>>;

const isMissing = (support: Support): boolean =>
  OLDEST.some(([browser, oldest]) => isLater(support[browser]?.replace('≤', '') ?? 'Infinity', oldest));

/** Every API, with whether a browser of the baseline lacks it and whether every current engine has it. */
const known = Object.values(features).flatMap((feature) => {
  if (feature.kind !== 'feature') return [];
  return (feature.compat_features ?? []).flatMap((key) => {
    const [, path] = /^(?:api|javascript\.builtins)\.(.+)$/.exec(key) ?? [];
    const parts = path?.split('.') ?? [];
    const last = parts.at(-1);
    if (last === undefined) return [];
    const status = feature.status.by_compat_key?.[key] ?? feature.status;
    const name = last.replace(/_static$/, '');
    const owner = parts.length > 1 ? parts.slice(0, -1).join('.') : null;
    const isStatic = last !== name || isOwn(owner, name);
    return [
      { owner, name, isStatic, isMissing: isMissing({ ...status.support }), isEverywhere: status.baseline !== false },
    ];
  });
});

/** The data do not tell whether a JavaScript built-in is static; this runtime has all of them. */
function isOwn(owner: string | null, name: string): boolean {
  const found: unknown = owner === null ? undefined : Reflect.get(globalThis, owner);
  return (typeof found === 'function' || typeof found === 'object') && found !== null && Object.hasOwn(found, name);
}

/** The APIs that every current engine has and a browser of the baseline lacks. */
export const NEWER_APIS: readonly Api[] = known.filter(
  ({ owner, isMissing, isEverywhere }) => isMissing && isEverywhere && !owner?.includes('.'),
);

/** Names of older APIs: the text of a script does not tell whose method it calls. */
const olderNames = new Set(known.filter((api) => !api.isMissing).map(({ name }) => name));

export const nameOf = ({ owner, name }: Api): string => (owner === null ? name : `${owner}.${name}`);

/** Returns the newer APIs that a script uses, as far as their names are unambiguous. */
export function newerApisIn(script: string): string[] {
  return NEWER_APIS.filter(({ owner, name, isStatic }) => {
    if (owner === null) return new RegExp(`(?<![\\w$.])${name}\\b(?=[.(])|\\bnew ${name}\\b`).test(script);
    if (isStatic) return new RegExp(`(?<![\\w$])${owner}\\.${name}\\b`).test(script);
    return !olderNames.has(name) && new RegExp(`\\.${name}(?:\\?\\.)?\\(`).test(script);
  }).map(nameOf);
}
