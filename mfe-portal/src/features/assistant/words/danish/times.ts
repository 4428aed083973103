import { NO_AMOUNT, numericDates, type TimeWords } from '../grammar.ts';
import { pattern } from './pattern.ts';

const WEEKDAYS = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'];
const LONG_MONTHS = [
  ...['januar', 'februar', 'marts', 'april', 'maj', 'juni', 'juli', 'august'],
  ...['september', 'oktober', 'november', 'december'],
];
const MONTH = String.raw`(?<monthName>${LONG_MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\b\.?`;
const LEAD = String.raw`(?:\b(?:for|på|til|om|nu|den|d\.|fra|denne|her|kommende|førstkommende)\s+)*`;
const PART = '(?:aften|formiddag|eftermiddag|middag|nat)';
const DATE_LEAD = String.raw`${LEAD}(?:\b(?:${WEEKDAYS.join('|')})\b,?\s+)?`;
const YEAR = String.raw`(?:,?\s+(?<year>20\d{2})\b)?`;

const CLOCK = String.raw`(?:kl\b\.?|klokken\b)`;
const hour = (hours: string, minutes: string) => String.raw`(?<${hours}>\d{1,2})(?:[:.](?<${minutes}>\d{2}))?`;
const FROM = hour('hours', 'minutes');
const TO = String.raw`(?:${CLOCK}\s*)?${hour('toHours', 'toMinutes')}`;

export const times: TimeWords = {
  evening: pattern(String.raw`\b(?:aften(?:en|ens)?|nat|natten)\b`),
  near: [
    { pattern: pattern(String.raw`${LEAD}\b(i overmorgen)\b`), ahead: 2 },
    { pattern: pattern(String.raw`${LEAD}\b(i morgen)\b`), ahead: 1 },
    { pattern: pattern(String.raw`${LEAD}\b(i aften|i dag|i eftermiddag)\b`), ahead: 0 },
    { pattern: pattern(String.raw`${LEAD}\b(morgendagens)\b`), ahead: 1, name: 'i morgen' },
    { pattern: pattern(String.raw`${LEAD}\b(aftenens)\b`), ahead: 0, name: 'i aften' },
  ],
  nearRest: pattern(String.raw`\b(?:om )?(?:aftenen|aften|formiddagen|formiddag|eftermiddagen|eftermiddag)\b`),
  weekdays: WEEKDAYS,
  weekday: pattern(
    String.raw`${LEAD}(?:\b(?<later>næste)\s+)?\b(?<weekday>${WEEKDAYS.join('|')})(?:ens|en|s)?\b(?:\s+${PART}\b)?`,
  ),
  months: LONG_MONTHS.map((name) => name.slice(0, 3)),
  dates: [
    ...numericDates(DATE_LEAD),
    pattern(String.raw`${DATE_LEAD}(?:\b(?:den|d\.)\s*)?\b(?<day>\d{1,2})\.?\s*${MONTH}${YEAR}`),
    pattern(String.raw`${DATE_LEAD}\b(?:den|d\.)\s*(?<day>\d{1,2})\.(?<month>\d{1,2})\b\.?(?:(?<year>20\d{2})\b)?`),
  ],
  ranges: [
    pattern(
      String.raw`\b(?:(?:fra|mellem)\s+(?:${CLOCK}\s*)?|${CLOCK}\s*)${FROM}\s*(?:-|–|til|og)\s*${TO}${NO_AMOUNT}`,
    ),
  ],
  ends: [
    pattern(String.raw`\bindtil\s+${TO}${NO_AMOUNT}`),
    pattern(String.raw`\btil\s+${CLOCK}\s*${hour('toHours', 'toMinutes')}${NO_AMOUNT}`),
  ],
  starts: [
    pattern(String.raw`(?:\bfra\s+)?\b${CLOCK}\s*${FROM}${NO_AMOUNT}`),
    pattern(String.raw`\bfra\s+${FROM}${NO_AMOUNT}`),
  ],
  onWeekday: (weekday) => `på ${weekday}`,
  onDate: (day, month) => `den ${day}. ${LONG_MONTHS[month]}`,
  atTime: (time) => `kl. ${time.replace(':', '.')}`,
};
