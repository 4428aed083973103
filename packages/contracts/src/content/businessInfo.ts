import { array, type InferType, object } from 'yup';
import { strictNumber } from '../fields/amountField.ts';
import {
  optionalDay,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredDay,
  requiredLine,
} from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import { areInOrder, hoursMessages, INTERVALS_MAX, type OpeningInterval } from './openingHours.ts';

/** Days of the week, Monday first. */
export const DAYS = 7;
/** Maximum number of days with other opening hours. */
export const EXCEPTIONS_MAX = 60;

const VERSION = 'The version must be a whole number.';
const WEEK = say(/*i18n*/ 'Please enter the hours of seven days');
const EXCEPTIONS = 'The exceptions must be a list';
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const time = () => requiredLine(hoursMessages.format, 5).matches(TIME, hoursMessages.format);

const intervals = () =>
  array(object({ from: time(), to: time() }))
    .typeError(hoursMessages.format)
    .max(INTERVALS_MAX, hoursMessages.many)
    .test('order', hoursMessages.order, (list) => areInOrder(list ?? []))
    .required(hoursMessages.format)
    .min(0);

const website = () =>
  optionalLine().matches(/^https?:\/\/[^\s.]+\.[^\s]+$/i, {
    message: say(/*i18n*/ 'Please enter a link that starts with https://'),
    excludeEmptyString: true,
  });

/** Everything about a business that its app shows, based on a version; 0 before the first save. */
export const businessInfoSchema = object({
  version: strictNumber(VERSION).integer(VERSION).min(0, VERSION).required(VERSION),
  name: requiredLine(say(/*i18n*/ 'Please enter the name of the business')),
  phone: optionalPhone(),
  email: optionalEmail(say(/*i18n*/ 'Please enter a valid email address')),
  address: optionalText(500),
  website: website(),
  description: optionalText(1000),
  /** Openings per day, Monday first; an empty list is a closed day. */
  week: array(intervals()).typeError(WEEK).length(DAYS, WEEK).required(WEEK),
  /** Days with other hours, such as holidays. */
  exceptions: array(
    object({
      date: requiredDay(say(/*i18n*/ 'Please enter the date as YYYY-MM-DD')),
      note: optionalLine(100),
      intervals: intervals(),
    }),
  )
    .typeError(EXCEPTIONS)
    .max(EXCEPTIONS_MAX, say(/*i18n*/ 'Please use at most {max} exceptions', { max: EXCEPTIONS_MAX }))
    .test('days', say(/*i18n*/ 'Each date can appear only once'), (list) => {
      const days = (list ?? []).map((one) => one?.date);
      return new Set(days).size === days.length;
    })
    .default([]),
  /** Last closed day; empty if the business is open as usual. */
  closedUntil: optionalDay(say(/*i18n*/ 'Please enter the date as YYYY-MM-DD')),
  closedNote: optionalLine(),
});

export type BusinessInfoBody = InferType<typeof businessInfoSchema>;

export interface OpeningException {
  date: string;
  note: string;
  intervals: OpeningInterval[];
}

/** What the app shows about the business. */
export interface PublishedInfo {
  name: string;
  phone: string;
  email: string;
  address: string;
  website: string;
  description: string;
  /** Openings per day, Monday first. */
  week: OpeningInterval[][];
  exceptions: OpeningException[];
  closedUntil: string | null;
  closedNote: string;
}

export interface BusinessInfoReply extends PublishedInfo {
  /** 0 until the business has entered it: the other fields then come from its account, and the hours are empty. */
  version: number;
}

/** Contact data and opening hours, as a draft. 409 for an outdated version (`current`). */
export const businessInfo = withPermission(['Settings'], {
  read: endpoint.get('/api/business-info', 'client', reply<BusinessInfoReply>()),
  save: endpoint.put(
    '/api/business-info',
    'client',
    businessInfoSchema,
    reply<BusinessInfoReply>(200, { errorStatuses: [409] }),
  ),
});
