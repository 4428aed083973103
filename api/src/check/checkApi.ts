import { messageOf } from '../errorProps.ts';
import { resolveSessionKeys } from '../settings/sessionKeys.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { checkClamav } from './checkClamav.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDataDir } from './checkDataDir.ts';
import { checkDkim } from './checkDkim.ts';
import { checkImages } from './checkImages.ts';
import { checkMail } from './checkMail.ts';
import { checkOrigin } from './checkOrigin.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';
import { checkStorage } from './checkStorage.ts';

function checkKeys(settings: ApiSettings): CheckResult {
  const subject = 'session keys';
  if (settings.sessionKeys.length === 0 && !settings.production) {
    return warning(
      subject,
      'None are set: the first start creates one in the data folder.',
      'Set SESSION_KEYS (openssl rand -hex 32).',
    );
  }
  try {
    return ok(subject, `${resolveSessionKeys(settings).length} set, strong enough.`);
  } catch (error) {
    return failure(subject, messageOf(error), 'Create one with openssl rand -hex 32.');
  }
}

/** Checks everything that an api needs, dependencies first. Changes nothing. */
export async function checkApi(settings: ApiSettings): Promise<CheckResult[]> {
  const mode = settings.production
    ? ok('mode', 'Production: strict about keys and accounts.')
    : warning(
        'mode',
        'Not production: a new database gets demo accounts.',
        'Set NODE_ENV=production for a public site.',
      );
  const parts = [
    checkDataDir(settings.dataDir),
    checkStorage(settings),
    checkClamav(settings),
    checkImages(settings),
    checkDatabase(settings),
    checkMail(settings),
    checkDkim(settings),
    checkOrigin(settings),
  ];
  return [mode, checkKeys(settings), ...(await Promise.all(parts)).flat()];
}
