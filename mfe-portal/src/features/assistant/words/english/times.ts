import { NO_AMOUNT, numericDates, type TimeWords } from '../grammar.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const LONG_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
];
const MONTHS = LONG_MONTHS.map((name) => name.slice(0, 3));
const MONTH = `(?<monthName>${LONG_MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\\b\\.?`;
const LEAD = '(?:\\b(?:for|on|by|starting|this coming)\\s+)*';
const DATE_LEAD = `${LEAD}(?:\\b(?:${WEEKDAYS.join('|')})\\b,?\\s+(?:the\\s+)?)?`;
const YEAR = '(?:,?\\s+(?<year>20\\d{2})\\b)?';

const hour = (hours: string, minutes: string, half: string) =>
  `(?<${hours}>\\d{1,2})(?:[:.](?<${minutes}>\\d{2}))?(?:\\s*(?<${half}>[ap])\\.?m\\b\\.?)?`;
const FROM = hour('hours', 'minutes', 'half');
const TO = hour('toHours', 'toMinutes', 'toHalf');
const BETWEEN = '(?:-|\u2013|to|till|until)';

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

export const times: TimeWords = {
  evening: /\b(?:tonight|evening|night)\b/i,
  near: [
    ...[
      { words: 'the day after tomorrow', ahead: 2 },
      { words: 'tomorrow', ahead: 1 },
    ].map(toNear),
    ...['tonight', 'today', 'this evening'].map((words) => toNear({ words, ahead: 0 })),
  ],
  nearRest: /\b(?:in the )?evening\b/i,
  weekdays: WEEKDAYS,
  weekday: new RegExp(
    `${LEAD}(?:\\b(?:this|(?<later>next)|coming)\\s+)?\\b(?<weekday>${WEEKDAYS.join('|')})s?\\b(?:'s)?(?: (?:evening|night))?`,
    'i',
  ),
  months: MONTHS,
  dates: [
    ...numericDates(DATE_LEAD),
    new RegExp(`${DATE_LEAD}\\b(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${MONTH}${YEAR}`, 'i'),
    new RegExp(`${DATE_LEAD}\\b${MONTH}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b${YEAR}`, 'i'),
  ],
  ranges: [
    new RegExp(`\\b(?:from|between|at|kl\\.?)\\s+${FROM}\\s*(?:${BETWEEN}|and)\\s*${TO}${NO_AMOUNT}`, 'i'),
    new RegExp(
      `\\b${FROM}\\s*${BETWEEN}\\s*(?<toHours>\\d{1,2})(?:[:.](?<toMinutes>\\d{2}))?\\s*(?<toHalf>[ap])\\.?m\\b\\.?`,
      'i',
    ),
  ],
  ends: [new RegExp(`\\b(?:until|till)\\s+${TO}${NO_AMOUNT}`, 'i')],
  starts: [
    new RegExp(`\\b(?:at|from|kl\\.?)\\s+${FROM}${NO_AMOUNT}(?:\\s*o'clock)?`, 'i'),
    /\b(?<hours>\d{1,2})(?:[:.](?<minutes>\d{2}))?\s*(?<half>[ap])\.?m\b\.?/i,
  ],
  onWeekday: (weekday) => `on ${capital(weekday)}`,
  onDate: (day, month) => `on ${day} ${capital(MONTHS[month] ?? '')}`,
  atTime: (time) => `at ${time}`,
};

function toNear({ words, ahead }: { words: string; ahead: number }) {
  return { pattern: new RegExp(`${LEAD}\\b(${words})\\b(?:'s)?`, 'i'), ahead };
}
