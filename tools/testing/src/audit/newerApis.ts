/** What the oldest browsers of the site's baseline do not have, by the data of the W3C's WebDX community group. */
import { SWC_TARGETS } from '@skal/tooling/src/webpack/baseline.ts';
import { features } from 'web-features';

export interface Api {
  /** `URL` of `URL.parse`, `Element` of `checkVisibility`; null for a global such as `Iterator`. */
  readonly owner: string | null;
  readonly name: string;
  /** Whether it is called on its owner itself, and not on an instance. */
  readonly isStatic: boolean;
}

/** The baseline's browsers by the names of the data. */
const OLDEST = Object.entries(SWC_TARGETS).map(
  ([name, version]) => [name === 'ios' ? 'safari_ios' : name, version] as const,
);

const isLater = (version: string, than: string): boolean => Number.parseFloat(version) > Number.parseFloat(than);

type Support = Readonly<Record<string, string | undefined>>;

const isMissing = (support: Support): boolean =>
  OLDEST.some(([browser, oldest]) => isLater(support[browser]?.replace('≤', '') ?? 'Infinity', oldest));

/** Every name of an API, with whether one of the baseline's browsers lacks it and whether every engine has it by now. */
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

/** The data do not say of what belongs to JavaScript whether it is static; this runtime has all of it. */
function isOwn(owner: string | null, name: string): boolean {
  const found: unknown = owner === null ? undefined : Reflect.get(globalThis, owner);
  return (typeof found === 'function' || typeof found === 'object') && found !== null && Object.hasOwn(found, name);
}

/** What every engine has by now and one of the baseline's browsers does not. */
export const NEWER_APIS: readonly Api[] = known.filter(
  ({ owner, isMissing, isEverywhere }) => isMissing && isEverywhere && !owner?.includes('.'),
);

/** Names that something older has as well: whose method a script calls, its text does not say. */
const olderNames = new Set(known.filter((api) => !api.isMissing).map(({ name }) => name));

export const nameOf = ({ owner, name }: Api): string => (owner === null ? name : `${owner}.${name}`);

/** The newer APIs that a script uses, as far as their names say so. */
export function newerApisIn(script: string): string[] {
  return NEWER_APIS.filter(({ owner, name, isStatic }) => {
    if (owner === null) return new RegExp(`(?<![\\w$.])${name}\\b(?=[.(])|\\bnew ${name}\\b`).test(script);
    if (isStatic) return new RegExp(`(?<![\\w$])${owner}\\.${name}\\b`).test(script);
    return !olderNames.has(name) && new RegExp(`\\.${name}(?:\\?\\.)?\\(`).test(script);
  }).map(nameOf);
}
