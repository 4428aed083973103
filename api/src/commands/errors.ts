import { BackupError } from '../backup/manifest.ts';
import { SimulationError } from '../demo/http/SimulationError.ts';
import { StartupError } from '../StartupError.ts';
import { HttpError } from '../server/errors/HttpError.ts';

/** Errors of the commands whose message tells the operator what to do. */
export const COMMAND_ERRORS = [StartupError, HttpError, BackupError, SimulationError];
