import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { mailSamples } from '../testing/fixtures/mailSamples.ts';
import { consultation, message, ticket } from '../testing/fixtures/requestBodies.ts';

const readCatalog = (file: string) =>
  parsePo(readFileSync(new URL(`../../../${file}.po`, import.meta.url), 'utf8')).items;

/** English words that are no Danish ones, nor names. */
const ENGLISH =
  /\b(?:the|you|your|we|our|and|with|this|that|was|were|has|have been|of|from|not|if|will|please|hello|password|account|ticket|invoice|request|reply|date|total amount|page|high|low|business|name|phone|open)\b/i;

/** What visitors and operators have written in the samples. */
const WRITTEN = [
  ...Object.values({ ...consultation, ...message, ...ticket }).flat(),
  'Our books are kept there.',
  'Thank you for telling us.',
  'The menu opens again: please reload the page.',
].map(String);

/** Leaves out what users wrote, links and commands. */
const withoutInput = (text: string): string =>
  WRITTEN.filter(Boolean)
    .reduce((left, words) => left.replaceAll(words, ''), text)
    .replaceAll(/https?:\S+|\S+@\S+|skal release history \S+/g, '');

describe('emails', () => {
  const danish = mailSamples.filter(({ language }) => language === 'da');

  it.each(danish.map((mail) => [mail.template, mail] as const))('%s has no English in Danish', (_, mail) => {
    expect(withoutInput(`${mail.subject}\n${mail.text}`)).not.toMatch(ENGLISH);
    expect(mail.html).toContain('<html dir="ltr" lang="da">');
  });

  it('have the same text in English with `lang`, and never both languages', () => {
    const english = mailSamples.filter(({ language }) => language === 'en');
    expect(english.map(({ template }) => template)).toEqual(danish.map(({ template }) => template));
    for (const { html, text } of english) {
      expect(html).toContain('<html dir="ltr" lang="en">');
      expect(withoutInput(text)).not.toMatch(/[æøå]/);
    }
  });

  it('lead to the pages of their language', () => {
    const pages = new Map(readCatalog('mfe-marketing/locales/da').map(({ msgid, msgstr }) => [msgid, msgstr[0]]));
    const ofEnglish = new Map(
      readCatalog('mfe-marketing/locales/en').map(({ msgid, msgstr }) => [msgstr[0], pages.get(msgid)]),
    );
    const links = readCatalog('api/locales/da').filter(({ msgid }) => msgid.startsWith('/'));
    expect(links.length).toBeGreaterThan(4);
    expect(links.map(({ msgid, msgstr }) => [msgid, msgstr[0]])).toEqual(
      links.map(({ msgid }) => [msgid, ofEnglish.get(msgid)]),
    );
  });
});
