import type { AppId, PhoneAppContent } from './phoneDemo/phoneApp.ts';

const evening = { days: ['I aften', 'I morgen', 'Lørdag'], times: ['18.00', '19.30', '21.00'] } as const;
const people = { label: 'Antal', choices: ['2', '4', '6'] } as const;

/** Restaurants, cafés and bars. */
export const hospitalityApps = {
  'wine-bar': {
    id: 'wine-bar',
    name: 'Din vinbar',
    open: 'Fredag · åbent til 01',
    screens: { home: 'Hjem', list: 'Menu', book: 'Book', club: 'Klub' },
    home: { list: 'I aften', offer: 'Bord til 2', offerNote: 'i aften kl. 19.30', take: 'Book' },
    items: [
      { name: 'Barolo 2019', note: 'glas', price: 115 },
      { name: 'Sancerre', note: 'glas', price: 95 },
      { name: 'Ostebræt', note: 'tre slags', price: 140 },
      { name: 'Crémant', note: 'glas', price: 85 },
      { name: 'Oliven og mandler', note: 'skål', price: 45 },
    ],
    basket: { one: 'vare', many: 'varer', send: 'Bestil', sent: 'Tak. Vi skænker og kommer ud til jer.' },
    book: { what: 'Bord', joined: ' til ', for: people, ...evening, confirm: 'Book bord', done: 'Bordet er jeres' },
    club: {
      title: 'Kundeklub',
      start: 7,
      how: 'Et stempel for hver bestilling.',
      rewards: [
        { at: 3, what: 'Oliven til bordet' },
        { at: 6, what: 'Smagsprøve på ugens vin' },
        { at: 10, what: 'Et glas af husets vin' },
      ],
    },
    news: {
      title: 'Smagning: Piemonte',
      note: 'torsdag kl. 18',
      join: 'Meld til',
      joined: 'Du er på listen',
    },
  },
  restaurant: {
    id: 'restaurant',
    name: 'Din restaurant',
    open: 'Onsdag · køkkenet til 21.30',
    screens: { home: 'Hjem', list: 'Menu', book: 'Book', club: 'Klub' },
    home: { list: 'Dagens kort', offer: 'Bord til 2', offerNote: 'i aften kl. 19.30', take: 'Book' },
    items: [
      { name: 'Stegt rødspætte', note: 'persillesovs', price: 215 },
      { name: 'Braiseret kæbe', note: 'selleri og timian', price: 235 },
      { name: 'Grøn risotto', note: 'ærter og mynte', price: 175 },
      { name: 'Æbletrifli', note: 'med fløde', price: 85 },
    ],
    basket: { one: 'ret', many: 'retter', send: 'Bestil', sent: 'Tak. Klar til afhentning om 25 min.' },
    book: { what: 'Bord', joined: ' til ', for: people, ...evening, confirm: 'Book bord', done: 'Bordet er jeres' },
    club: {
      title: 'Stamgæst',
      start: 5,
      how: 'Et stempel for hvert besøg.',
      rewards: [
        { at: 2, what: 'Kaffe efter maden' },
        { at: 5, what: 'Snacks til bordet' },
        { at: 8, what: 'En dessert efter eget valg' },
      ],
    },
    news: { title: 'Mortensaften', note: 'to serveringer', join: 'Meld til', joined: 'I er på listen' },
  },
  cafe: {
    id: 'cafe',
    name: 'Din café',
    open: 'Torsdag · åbent fra 7.30',
    screens: { home: 'Hjem', list: 'Bestil', book: 'Book', club: 'Klub' },
    home: { list: 'Klar om 5 min.', offer: 'Brunch til 4', offerNote: 'lørdag kl. 10.30', take: 'Book' },
    items: [
      { name: 'Flat white', note: 'dobbelt', price: 42 },
      { name: 'Kanelsnegl', note: 'bagt i dag', price: 32 },
      { name: 'Havregrød', note: 'æble og karamel', price: 65 },
      { name: 'Bolle med ost', note: 'surdej', price: 38 },
      { name: 'Koldbrygget te', note: 'hyldeblomst', price: 36 },
    ],
    basket: { one: 'vare', many: 'varer', send: 'Bestil', sent: 'Tak. Klar på disken om 5 min.' },
    book: {
      what: 'Brunch',
      joined: ' til ',
      for: people,
      days: ['I morgen', 'Lørdag', 'Søndag'],
      times: ['9.30', '10.30', '12.00'],
      confirm: 'Book brunch',
      done: 'Bordet er jeres',
    },
    club: {
      title: 'Kaffekort',
      start: 8,
      how: 'Et stempel for hver kop.',
      rewards: [
        { at: 4, what: 'Ekstra shot' },
        { at: 7, what: 'En kanelsnegl' },
        { at: 10, what: 'En kop på husets regning' },
      ],
    },
    news: { title: 'Ny bønne: Etiopien', note: 'ristet i denne uge', join: 'Gem', joined: 'Gemt til næste kop' },
  },
} as const satisfies Partial<Record<AppId, PhoneAppContent>>;
