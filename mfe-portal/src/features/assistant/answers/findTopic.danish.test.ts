/**
 * @jest-environment node
 */
import { findTopic } from './answerQuestion.ts';

describe('topics of questions on a Danish page', () => {
  it.each([
    ['Hvilke funktioner er slået til?', 'features'],
    ['Hvilke supportsager er åbne?', 'tickets'],
    ['Har appen tjent sig hjem?', 'breakEven'],
    ['Hvad koster min plan?', 'billing'],
    ['Kan jeg sende en notifikation?', 'notifications'],
    ['Hvilke præstationer har vi opnået?', 'achievements'],
    ['Hvor tit går appen ned?', 'performance'],
    ['Hvor mange har hentet appen?', 'adoption'],
    ['Hvad bliver vist mest?', 'content'],
    ['Hvad sælger bedst denne måned?', 'sales'],
    ['Vis mig dagens salgstal', 'overview'],
    ['Hvordan går det med min app?', 'overview'],
    ['Hvor mange kunder brugte appen i dag?', 'overview'],
    ['Hvor langt er I?', 'appStatus'],
    ['Hvem er i min kundeklub?', 'loyalty'],
    ['Hvilke afhentninger venter?', 'takeaway'],
    ['Er der ledige borde?', 'bookings'],
    ['Hvor mange bordreservationer har vi i dag?', 'bookings'],
    ['Hvor mange bestillinger venter på afhentning?', 'takeaway'],
    ['Hvilke billetter er solgt?', 'events'],
    ['Hvornår er næste vinsmagning?', 'events'],
    ['Hvad er der i mit produktkatalog?', 'products'],
    ['Hvor mange gæster har vi?', 'guests'],
    ['Hvad hedder min virksomhed?', 'business'],
  ])('understands %s', (question, topic) => {
    expect(findTopic(question, 'da')).toBe(topic);
  });

  it.each([
    ['Which support tickets are open?', 'tickets'],
    ['What does my plan cost?', 'billing'],
    ['Who is in my loyalty club?', 'loyalty'],
    ['How many bookings are there?', 'bookings'],
    ['customers', 'guests'],
  ])('understands English too: %s', (question, topic) => {
    expect(findTopic(question, 'da')).toBe(topic);
  });

  it('takes no topic from other words', () => {
    for (const question of ['hej', 'tak for hjælpen', 'bordeaux']) expect(findTopic(question, 'da')).toBeUndefined();
    expect(findTopic('Hvem er i min kundeklub?', 'en')).not.toBe('loyalty');
  });
});
