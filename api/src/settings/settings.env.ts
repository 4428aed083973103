import { INQUIRY_DAYS } from '@skal/contracts/site/serviceCommitments';
import { optionalKinds } from '@skal/contracts/support/attachmentKinds';
import { isStorageLocation, STORAGE_LOCATION_FORMAT } from '@skal/storage';
import { cleanEnv, makeExactValidator } from 'envalid';
import { StartupError } from '../StartupError.ts';

/** A number of requests per number of seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Throws a validation error; the message follows the variable's name. */
const failWith = (rule: string): never => {
  throw new Error(`must be ${rule}.`);
};

const text = makeExactValidator<string>((input) => input);

/** A comma-separated list; spaces around members are ignored. */
const list = makeExactValidator<string[]>((input) =>
  input
    .split(',')
    .map((member) => member.trim())
    .filter(Boolean),
);

const wholeNumber = makeExactValidator<number>((input) => {
  const value = Number(input);
  return Number.isSafeInteger(value) && value > 0 ? value : failWith('a whole number above zero');
});

const DAYS_MAX = 730;

const days = makeExactValidator<number>((input) => {
  const value = Number(input);
  return Number.isInteger(value) && value >= 0 && value <= DAYS_MAX
    ? value
    : failWith(`a whole number of days, from 0 to ${DAYS_MAX}`);
});

const rate = makeExactValidator<Rate>((input) => {
  const match = /^(\d{1,9})\/(\d{1,9})$/.exec(input);
  const [points, seconds] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
  return points > 0 && seconds > 0 ? { points, seconds } : failWith('written as <how many>/<seconds>, like 20/3600');
});

const choicesValidator = <Word extends string>(words: readonly Word[]) =>
  makeExactValidator<Word[]>((input) => {
    const members = input.split(',').map((word) => word.trim().toLowerCase());
    const known = words.filter((word) => members.includes(word));
    return known.length === new Set(members).size
      ? known
      : failWith(`some of ${words.join(', ')}, separated by commas`);
  });

const choiceValidator = <Word extends string>(words: readonly Word[]) =>
  makeExactValidator<Word>((input) => words.find((word) => word === input) ?? failWith(`one of ${words.join(', ')}`));

const address = makeExactValidator<string>((input) =>
  URL.canParse(input) ? input : failWith('an address like https://www.example.dk'),
);

const place = makeExactValidator<string>((input) =>
  isStorageLocation(input) ? input : failWith(STORAGE_LOCATION_FORMAT),
);

/** A Unix socket, or host and port. */
const socket = makeExactValidator<{ path: string } | { host: string; port: number }>((input) => {
  if (input.startsWith('/')) return { path: input };
  const match = /^(.+):(\d{1,5})$/.exec(input);
  const [host = '', port] = [match?.[1]?.replace(/^\[(.*)\]$/, '$1'), Number(match?.[2] ?? 0)];
  return host && port > 0 && port < 65_536 ? { host, port } : failWith('host:port, or the path of a socket');
});

/** A DNS name. */
const LABELS = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const domain = makeExactValidator<string>((input) =>
  LABELS.test(input) && input.includes('.') ? input.toLowerCase() : failWith('a domain such as example.dk'),
);

const label = makeExactValidator<string>((input) =>
  LABELS.test(input) ? input.toLowerCase() : failWith('a label such as skal-2026'),
);

/** Every variable of the api except the site's information, with its default. */
const variables = (production: boolean) => ({
  DATABASE_URL: text({ default: undefined }),
  DATABASE_CA_FILE: text({ default: undefined }),
  SKAL_DATABASE_POOL: wholeNumber({ default: 10 }),
  SKAL_DATABASE_DEADLINE_MS: wholeNumber({ default: 1000 }),
  SKAL_DATABASE_WAIT_MS: wholeNumber({ default: 30_000 }),
  SKAL_DATA_DIR: text({ default: '../.data' }),
  SKAL_STORAGE: place({ default: undefined }),
  S3_ENDPOINT: address({ default: undefined }),
  SKAL_ATTACHMENT_KINDS: choicesValidator(optionalKinds)({ default: [] }),
  SKAL_CLAMAV: socket({ default: undefined }),
  SESSION_KEYS: list({ default: [] }),
  SKAL_SESSION_IDLE_MINUTES: wholeNumber({ default: 30 }),
  SKAL_SESSION_HOURS: wholeNumber({ default: 12 }),
  AUTH_ERROR_DETAIL: choiceValidator(['distinct', 'generic'])({ default: production ? 'generic' : 'distinct' }),
  SKAL_HASH_QUEUE: wholeNumber({ default: 64 }),
  SKAL_LIMIT_LOGIN_IP: rate({ default: { points: 5, seconds: 300 } }),
  SKAL_LIMIT_LOGIN_EMAIL: rate({ default: { points: 10, seconds: 900 } }),
  SKAL_LIMIT_LOGIN_DEVICE: rate({ default: { points: 10, seconds: 900 } }),
  SKAL_LIMIT_FORMS: rate({ default: { points: 20, seconds: 3600 } }),
  SKAL_LIMIT_GENERAL: rate({ default: { points: 6000, seconds: 60 } }),
  SKAL_LIMIT_INGEST: rate({ default: { points: 2000, seconds: 10 } }),
  SKAL_QUOTA_TICKETS: wholeNumber({ default: 50 }),
  SKAL_QUOTA_MESSAGES: wholeNumber({ default: 200 }),
  SKAL_QUOTA_UPLOAD_MB: wholeNumber({ default: 500 }),
  SKAL_FILE_ROOM_MB: wholeNumber({ default: 5000 }),
  SKAL_FILE_ROOM_FILES: wholeNumber({ default: 5000 }),
  SKAL_QUOTA_INVITATIONS: wholeNumber({ default: 50 }),
  SKAL_QUOTA_ALERTS: wholeNumber({ default: 100 }),
  SKAL_TRUSTED_PROXIES: list({ default: [] }),
  SITE_ORIGIN: address({ default: undefined }),
  SMTP_URL: text({ default: undefined }),
  SKAL_SMTP_TLS: choiceValidator(['offered', 'required'])({ default: 'offered' }),
  SKAL_MAIL_FROM: text({ default: undefined }),
  SKAL_DKIM_DOMAIN: domain({ default: undefined }),
  SKAL_DKIM_SELECTOR: label({ default: undefined }),
  SKAL_DKIM_KEY_FILE: text({ default: undefined }),
  SKAL_OPERATOR_EMAIL: text({ default: undefined }),
  SKAL_DEMO_DAYS: days({ default: 120 }),
  SKAL_INQUIRY_KEEP_DAYS: wholeNumber({ default: INQUIRY_DAYS }),
  SKAL_WEBHOOK_LOOPBACK: choiceValidator(['on', 'off'])({ default: 'off' }),
  SKAL_VENDORS_AT: address({ default: undefined }),
  SKAL_ACCESS_LOG: choiceValidator(['on', 'off'])({ default: 'off' }),
  SKAL_LOG_LEVEL: choiceValidator(logLevels)({ default: production ? 'info' : 'warn' }),
});

/** Drops empty variables, because deployments often set unused ones to an empty text. */
const dropEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()] as const] : [])),
  );

/**
 * Parses the variables.
 * @throws StartupError with a message per invalid value
 */
export const readVariables = (env: NodeJS.ProcessEnv, production: boolean) =>
  cleanEnv(dropEmpty(env), variables(production), {
    reporter: ({ errors }) => {
      const sentences = Object.entries(errors).map(([name, { message }]) => `${name} ${message}`);
      if (sentences.length > 0) throw new StartupError(sentences.join('\n'));
    },
  });
