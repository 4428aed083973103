import type { CommandWords } from '../grammar.ts';
import { pattern } from './pattern.ts';

/** Verbs are understood as a command and after `kan du`. */
const WRITE = 'send(?:e)?|skriv(?:e)?|lav(?:e)?|opret(?:te)?|planlæg(?:ge)?|forbered(?:e)?|formul[eé]r(?:e)?';
const TELL = 'fortæl(?:le)?|giv(?:e)?|underret(?:te)?|inform[eé]r(?:e)?';
const ANNOUNCE = 'annonc[eé]r(?:e)?';
const PLAN =
  'opret(?:te)?|tilføj(?:e)?|lav(?:e)?|planlæg(?:ge)?|forbered(?:e)?|arrang[eé]r(?:e)?|(?:af)?hold(?:e)?|læg(?:ge)?';
const ADD = 'tilføj(?:e)?|sæt(?:te)?';
const MAKE = 'opret(?:te)?|lav(?:e)?|forbered(?:e)?';

const ARTICLE = '(?:en|et|den|det|de|nogle|vores|min|mit|mine|ny|nyt|nye|endnu)';
const NOTIFICATION = String.raw`\b(?:notifikation(?:en|er)?|push-?notifikation(?:en|er)?|push-?besked(?:en|er)?|besked(?:en|er)?|push(?=\s+(?:til|om|på|med)\b)|(?<=\ben\s)push)\b`;
/** Compounds too, such as vinsmagning; eftermiddag is no dinner. */
const EVENT = String.raw`\b(?:events?|eventet|begivenhed(?:en|er)?|quiz(?:zen)?|masterclass|brunch|kampagne(?:n)?|\p{L}*(?:arrangement(?:et|er|s)?|workshops?|(?:smagning|koncert|fest|frokost)(?:en)?)|(?!(?:efter|for)middag)\p{L}*middag(?:en)?|\p{L}+aften(?:en)?)\b`;
const ITEM = '(?:ret|vare|vin|drik|drink|øl|produkt|menupunkt|punkt)';
const LIST =
  '(?:menukort|vinkort|menu|varekatalog|produktkatalog|katalog|kort|liste|webshop|butik|app)(?:p?en|ken|et|n)?';
const GUESTS = '(?:gæster|kunder|brugere|medlemmer)(?:ne)?';
const CALLED = '(?:der hedder|kaldet|ved navn|med navnet|med titlen|som hedder)';
const SAYING = '(?:med teksten|der siger|som siger|hvor der står)';
const TO = String.raw`(?:\b(?:til|for)\s+)?(?:\b(?:alle|mine|vores|de)\s+)*`;

export const commands: CommandWords = {
  polite: pattern(
    String.raw`^(?:(?:hejsa|hej|venligst|tak|kan du|kunne du|vil du|gider du|vær (?:så )?(?:sød|venlig) (?:at|og)|jeg vil gerne(?: have dig til at| have at du)?|lad os|hjælp mig(?: med)?(?: at)?)\b[\s,!]*)+`,
  ),
  forms: [
    ['push', pattern(String.raw`^(?:${WRITE})\b.*(?:${NOTIFICATION})`)],
    [
      'push',
      pattern(
        String.raw`^(?:(?:${ANNOUNCE})\s+\p{L}|(?:${TELL})\s+(?:(?:til\s+)?(?:alle|mine|vores)\b|\p{L}*(?:gæster|kunder)ne\b).*\b(?:om|at)\b)`,
      ),
    ],
    ['event', pattern(String.raw`^(?:${PLAN})\b.*${EVENT}`)],
    ['item', pattern(String.raw`^(?:${MAKE})\b.*\b(?:${ITEM}|menukort(?:et)?|vinkort(?:et)?|katalog(?:et)?)\b`)],
    ['item', pattern(String.raw`^(?:tilføj(?:e)?\b|sæt(?:te)?\b.*\bpå\s+(?:${ARTICLE}\s+)*${LIST}\b)`)],
  ],
  noItem: pattern(
    String.raw`\b(?:medarbejder|personale|medlem|bruger|gæst|kunde|supportsag|sag(?:en|er)?\b|faktura|funktion|bord(?:et|e|ene)?\b|reservation|booking|bestilling|ordre|foto|billed|kategori|adgangskode|konto\b|tilkøb|webhook|adgangsnøgle)`,
  ),
  event: pattern(EVENT),
  audiences: [
    ['vip', pattern(String.raw`${TO}\bvip(?:(?:-|\s+)?${GUESTS}|er(?:ne)?)?\b`)],
    ['regular', pattern(String.raw`${TO}\b(?:stamgæster|stamkunder)(?:ne)?\b|${TO}\bfaste\s+${GUESTS}\b`)],
    ['new', pattern(String.raw`${TO}\bnye\s+${GUESTS}\b`)],
    ['inactive', pattern(String.raw`${TO}\binaktive(?:\s+${GUESTS})?\b`)],
    [
      'all',
      pattern(
        String.raw`\b(?:(?:til|for)\s+)?(?:(?:alle|mine|vores)\s+)+${GUESTS}\b|\b(?:til|for)\s+alle\b|\balle\b(?=\s+(?:besked|om|at)\b)|\b(?:til\s+)?(?:gæsterne|kunderne|brugerne)\b`,
      ),
    ],
  ],
  quoted: pattern(String.raw`(?:\b(?:${CALLED}|${SAYING})\s*:?\s+)?"([^"]+)"`),
  inCategory: (name) => pattern(String.raw`\b(?:til|i|under|på)\s+(?:(?:${ARTICLE}|kategorien)\s+)*${name}\b`),
  own: {
    push: [
      pattern(String.raw`^(?:${WRITE}|${TELL}|${ANNOUNCE})\b`),
      pattern(String.raw`^\s*(?:(?:${ARTICLE}|kort|hurtig|ud)\s+)*${NOTIFICATION}`),
      pattern(String.raw`^(?:om,?\s+at|om|at|${SAYING}|vedrørende)\b`),
    ],
    event: [
      pattern(String.raw`^(?:${PLAN})\b`),
      pattern(String.raw`\b${CALLED}\b`),
      pattern(String.raw`\b(?:arrangement(?:et|er)?|events?|eventet|begivenhed(?:en)?)\b`),
    ],
    item: [
      pattern(String.raw`\b(?:til|i|på)\s+(?:${ARTICLE}\s+)*${LIST}\b`),
      pattern(String.raw`^(?:${ADD}|${MAKE})\b`),
      pattern(String.raw`^(?:${ARTICLE}\s+)*${ITEM}(?:\s+${CALLED}\b|\s*:|$)`),
    ],
  },
  before: pattern(String.raw`^(?:(?:${ARTICLE}|venligst|om|for|til|på|med|og|i|af|at|fra|kl)\b|[\s,.;:!?'"–-])+`),
  after: pattern(String.raw`(?:[\s,.;:!?"–-]|\b(?:om|for|til|på|med|og|i|af|at|fra|den|det|en|et|venligst|tak)\b)+$`),
};
