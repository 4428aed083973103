import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { LiveSet } from '../registry/liveSet.ts';
import type { Registry } from '../registry/registry.ts';
import { type ComposeSettings, composeLanguage } from './composeLanguage.ts';
import type { Composition } from './composition.ts';
import { addTranslation, localesOf, translateSet } from './languages.ts';

/** Composes every page of the live set in each language: once for each change of the registry, never for a request. */
export async function compose(
  live: LiveSet,
  releaseDir: Registry['releaseDir'],
  settings: ComposeSettings,
): Promise<Composition> {
  let composition = await composeLanguage(live, releaseDir, settings, SOURCE_LOCALE);
  for (const locale of localesOf(live).filter((each) => each !== SOURCE_LOCALE)) {
    const translated = await composeLanguage(translateSet(live, locale), releaseDir, settings, locale);
    composition = addTranslation(composition, translated, locale);
  }
  return composition;
}
