import type { TopicWords } from '../grammar.ts';
import { pattern } from './pattern.ts';

/** Sales and figures come after the topics that are named with a day: 'bordreservationer i dag'. */
export const topics: TopicWords = {
  features: pattern(String.raw`\b(funktion|indstilling|slået (til|fra)\b|slå (til|fra)\b|tændt|slukket)`),
  tickets: pattern(String.raw`\b(support|ticket|sag(en|er|erne)?\b|henvendelse)`),
  breakEven: pattern(String.raw`\b(break-?even|tjen(t|er|e)\b|indtjen|(tjent|betalt) sig|betale(r)? sig|hjem\b)`),
  billing: pattern(String.raw`\b(plan(en|er)?\b|abonnement|kost|pris|faktura|regning|betaling)`),
  notifications: pattern(String.raw`\b(notifikation|push|besked)`),
  achievements: pattern(String.raw`\b(trofæ|præstation|bedrift|opnå|nået|nåede|låst op\b)`),
  performance: pattern(String.raw`\b(nedbrud|går\b.*\bned\b|crash|fejl|langsom|hurtig|starte(r|n)?\b|opstart|enhed)`),
  adoption: pattern(
    String.raw`\b(download|hente[rt]\b|install|registrer|tilbagevend|vende(r)? tilbage|nye (brugere|gæster|kunder))`,
  ),
  content: pattern(String.raw`\b(visning|vist\b|set\b|indhold|skærm)`),
  loyalty: pattern(String.raw`\b(loyal|medlem|klub|kundeklub|stamgæst|stamkunde|stempel|stempler)`),
  takeaway: pattern(String.raw`\b(takeaway|afhent)`),
  bookings: pattern(String.raw`\b(booking|reservation|bord(e|et|ene)?\b|bordbestilling|bordreservation)`),
  events: pattern(String.raw`\b(event|billet|koncert|arrangement|begivenhed|\p{L}*smagning)`),
  sales: pattern(
    String.raw`\b(ugentlig|månedlig|årlig|bedst|mest solgte|gennemsnit|kurv|sælge|solgt|(uge|ugen|måned|måneden|år|året)\b)`,
  ),
  overview: pattern(
    String.raw`\b(salg|statistik|omsætning|tal\b|tallene|i dag\b|dagens|går det\b|klarer\b|ordre|bestilling|ydeevne)`,
  ),
  appStatus: pattern(String.raw`\b(lancer|milepæl|appbutik|app store|(live|status|langt)\b)`),
  products: pattern(String.raw`\b(vin\b|vine(ne)?\b|produkt|vare|katalog|lager|udsolgt)`),
  guests: pattern(String.raw`\b(kunde|gæst|bruger)`),
  business: pattern(String.raw`\b(virksomhed|forretning|navn|hedder|konto|hvem er jeg)`),
};
