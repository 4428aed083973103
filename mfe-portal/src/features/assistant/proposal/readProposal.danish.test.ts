/**
 * @jest-environment node
 */
import { readProposal } from './readProposal.ts';

/** Wednesday, 2 December 2026, at noon in Copenhagen. */
const NOON = Date.parse('2026-12-02T11:00:00Z');
const read = (request: string) => readProposal(request, NOON, ['Øl', 'Naturvine'], 'da');
const when = { day: null, dayName: '', from: null, to: null };

describe('commands of the chat on a Danish page', () => {
  it.each([
    [
      'Send en notifikation om vinsmagningen i aften',
      { title: 'Vinsmagningen i aften', text: '', audience: null, isEvent: true },
    ],
    [
      'Send en pushbesked til mine VIP-medlemmer om den nye Barolo',
      { title: 'Barolo', audience: 'vip', isEvent: false, when },
    ],
    [
      'giv alle gæster besked om, at køkkenet har åbent i morgen kl. 18.30',
      { title: 'Køkkenet har åbent i morgen kl. 18.30', audience: 'all' },
    ],
    [
      'Kan du skrive en besked til stamgæsterne med teksten »Så er der østers!«',
      { title: '', text: 'Så er der østers!', audience: 'regular' },
    ],
    ['planlæg en notifikation på fredag', { title: '', when: { ...when, day: '2026-12-04', dayName: 'på fredag' } }],
    ['Fortæl vores kunder om årets julefrokost', { title: 'Årets julefrokost', audience: 'all', isEvent: true }],
    ['Annoncér quizaften den 4/12', { title: 'Quizaften den 4. december', isEvent: true }],
    ['send a push about oysters tomorrow at 6 pm', { title: 'Oysters tomorrow at 18:00' }],
  ])('understands a notification: %s', (request, expected) => {
    expect(read(request)).toMatchObject({ form: 'push', ...expected });
  });

  it.each([
    ['Tilføj en ny Barolo 2019 til kataloget', 'Barolo 2019', '', ''],
    ['tilføj Bordeaux 2018 til 12,50 kr.', 'Bordeaux 2018', '12,50', ''],
    ['Tilføj en Barolo til 95 kr. pr. glas til naturvine', 'Barolo', '95', 'Naturvine'],
    ['jeg vil gerne tilføje "Crème brûlée" for 1.250,50 kroner', 'Crème brûlée', '1.250,50', ''],
    ['Tilføj Årgangsøl, 85,- under Øl', 'Årgangsøl', '85', 'Øl'],
    ['kan du lave en ret der hedder fiskesuppe for 95?', 'Fiskesuppe', '95', ''],
    ['sæt rødgrød med fløde på menukortet', 'Rødgrød med fløde', '', ''],
    ['opret en vin ved navn Chablis, kr. 110', 'Chablis', '110', ''],
    ['tilføj en ny ret: Bøf bearnaise, 225 kr', 'Bøf bearnaise', '225', ''],
    ['tilføj et produkt', '', '', ''],
    ['Add Barolo 2019 for 95 kr', 'Barolo 2019', '95', ''],
  ])('understands an item: %s', (request, name, price, category) => {
    expect(read(request)).toEqual({ form: 'item', name, price, category });
  });

  it.each([
    ['Opret en vinsmagning på fredag', 'Vinsmagning', { day: '2026-12-04', from: null, to: null }, '', ''],
    [
      'Lav en vinsmagning fredag den 4. december kl. 18.30 til 295 kr. med 30 pladser',
      'Vinsmagning',
      { day: '2026-12-04', from: '18:30', to: null },
      '295',
      '30',
    ],
    [
      'planlæg quizaften den 12. december kl. 20-23.30',
      'Quizaften',
      { day: '2026-12-12', from: '20:00', to: '23:30' },
      '',
      '',
    ],
    [
      'opret arrangementet "Jazz & østers" i aften kl. 8 til kl. 1 om natten',
      'Jazz & østers',
      { day: '2026-12-02', from: '20:00' },
      '',
      '',
    ],
    [
      'Hej, kan du oprette en gratis masterclass næste onsdag fra 19.00 til 21.00?',
      'Masterclass',
      { day: '2026-12-09', from: '19:00', to: '21:00' },
      '0',
      '',
    ],
    ['hold en middag for 20 gæster d. 24.12.2026', 'Middag', { day: '2026-12-24' }, '', '20'],
    ['opret en koncert i overmorgen kl. 7, højst 40 personer', 'Koncert', { day: '2026-12-04', from: null }, '', '40'],
    ['Opret en yogaworkshop på lørdag formiddag', 'Yogaworkshop', { day: '2026-12-05', from: null }, '', ''],
    ['Lav et arrangement: Jazz i baren, lørdag 20.00-23.30', 'Jazz i baren', { from: '20:00', to: '23:30' }, '', ''],
    ['opret en ølsmagning den 31. februar', 'Ølsmagning', { day: null }, '', ''],
    ['create a wine tasting tomorrow at 7 pm', 'Wine tasting', { day: '2026-12-03', from: '19:00' }, '', ''],
  ])('understands an event: %s', (request, title, time, price, capacity) => {
    expect(read(request)).toMatchObject({ form: 'event', title, when: time, price, capacity });
  });

  it.each([
    ...['Kan jeg sende en notifikation?', 'Hvad er der i mit produktkatalog?', 'Hvor mange arrangementer har vi?'],
    ...['hej', 'vin', 'arrangement', 'Tilføj en ny medarbejder', 'tilføj et bord til 4', 'Hvad koster min plan?'],
    ...['fortæl mig om mine bookinger', 'Hvordan tilføjer jeg en vare?', 'Hvilke supportsager er åbne?'],
  ])('leaves questions and other requests: %s', (request) => {
    expect(read(request)).toBeNull();
  });

  it('is not understood on an English page', () => {
    expect(readProposal('Tilføj en Barolo', NOON, [], 'en')).toBeNull();
  });
});
