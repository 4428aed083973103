/**
 * What the demo apps inside the phone show. They are in Danish, as a guest's app would be; businesses, goods and
 * prices are samples of a trade, not anybody's.
 */

export type AppId = 'wine-bar' | 'restaurant' | 'cafe' | 'car-dealer' | 'retail-store' | 'service-provider';

export type ScreenId = 'home' | 'list' | 'book' | 'club';

export interface PhoneItem {
  readonly name: string;
  readonly note: string;
  /** In whole kroner. */
  readonly price: number;
}

export interface PhoneAppContent {
  readonly id: AppId;
  readonly name: string;
  readonly open: string;
  readonly screens: Readonly<Record<ScreenId, string>>;
  readonly home: { readonly list: string; readonly offer: string; readonly offerNote: string; readonly take: string };
  readonly items: readonly PhoneItem[];
  readonly basket: { readonly one: string; readonly many: string; readonly send: string; readonly sent: string };
  readonly book: {
    readonly what: string;
    /** What stands between it and what is chosen first. */
    readonly joined: string;
    /** What is chosen first: how many people, which car, which cut. */
    readonly for: { readonly label: string; readonly choices: readonly string[] };
    readonly days: readonly string[];
    readonly times: readonly string[];
    readonly confirm: string;
    readonly done: string;
  };
  readonly club: {
    readonly title: string;
    readonly start: number;
    readonly how: string;
    /** What the card leads to, step by step; the last is what a full card gives. */
    readonly rewards: readonly { readonly at: number; readonly what: string }[];
  };
  /** Something new, to sign up for. */
  readonly news: { readonly title: string; readonly note: string; readonly join: string; readonly joined: string };
}

const words = {
  add: 'Læg i kurven',
  remove: 'Fjern én',
  day: 'Dag',
  time: 'Tid',
  cancel: 'Aflys',
  collect: 'Saml et stempel',
  redeem: 'Indløs',
  redeemed: 'Vis skærmen ved disken. Velbekomme.',
  of: 'af',
  missing: 'stempler mangler',
  ready: 'Klar til dig',
  empty: 'Kurven er tom. Tryk på et plus.',
  reached: 'opnået',
  booked: 'Din aftale',
  screens: 'Skærme',
  stamp: 'Et stempel er lagt på dit kort.',
} as const;

/** How many stamps fill the card. */
export const goalOf = ({ club }: PhoneAppContent): number => club.rewards.at(-1)?.at ?? 0;

/** What a full card gives. */
export const rewardOf = ({ club }: PhoneAppContent): string => club.rewards.at(-1)?.what ?? '';

export const phoneWords: Readonly<Record<keyof typeof words, string>> = words;

const evening = { days: ['I aften', 'I morgen', 'Lørdag'], times: ['18.00', '19.30', '21.00'] } as const;
const people = { label: 'Antal', choices: ['2', '4', '6'] } as const;

export const phoneApps: Readonly<Record<AppId, PhoneAppContent>> = {
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
  'car-dealer': {
    id: 'car-dealer',
    name: 'Dit bilhus',
    open: 'Lørdag · åbent til 16',
    screens: { home: 'Hjem', list: 'Biler', book: 'Prøvetur', club: 'Service' },
    home: { list: 'Nye på pladsen', offer: 'Prøvetur', offerNote: 'lørdag kl. 11.00', take: 'Book' },
    items: [
      { name: 'Stationcar, el', note: '2023 · 31.000 km', price: 264900 },
      { name: 'Mikrobil, benzin', note: '2021 · 42.000 km', price: 109900 },
      { name: 'SUV, plugin-hybrid', note: '2022 · 38.000 km', price: 319900 },
      { name: 'Varevogn, diesel', note: '2020 · 88.000 km', price: 149900 },
    ],
    basket: { one: 'bil', many: 'biler', send: 'Få tilbud', sent: 'Tak. Du har tilbuddet i morgen.' },
    book: {
      what: 'Prøvetur',
      joined: ': ',
      for: { label: 'Bil', choices: ['Stationcar', 'Mikrobil', 'SUV'] },
      days: ['I dag', 'Lørdag', 'Mandag'],
      times: ['11.00', '13.00', '15.00'],
      confirm: 'Book prøvetur',
      done: 'Nøglen ligger klar',
    },
    club: {
      title: 'Serviceaftale',
      start: 3,
      how: 'Et stempel for hvert eftersyn.',
      rewards: [
        { at: 1, what: 'Sommerdæk på plads' },
        { at: 3, what: 'Lånebil under service' },
        { at: 5, what: 'Vask og klargøring' },
      ],
    },
    news: { title: 'Hjulskifte', note: 'i næste uge', join: 'Husk mig', joined: 'Du får besked' },
  },
  'retail-store': {
    id: 'retail-store',
    name: 'Din butik',
    open: 'Fredag · åbent til 18',
    screens: { home: 'Hjem', list: 'Butik', book: 'Hent', club: 'Klub' },
    home: { list: 'Nyt i dag', offer: 'Hent i butikken', offerNote: 'i dag efter kl. 15', take: 'Vælg' },
    items: [
      { name: 'Uldtrøje', note: 'grå · S til XL', price: 699 },
      { name: 'Keramikkrus', note: 'drejet i hånden', price: 180 },
      { name: 'Hørdug', note: '140 × 240 cm', price: 449 },
      { name: 'Duftlys', note: 'fyr og salt', price: 165 },
    ],
    basket: { one: 'vare', many: 'varer', send: 'Køb', sent: 'Tak. Vi pakker den nu.' },
    book: {
      what: 'Afhentning',
      joined: ': ',
      for: { label: 'Hvor', choices: ['Butikken', 'Lageret'] },
      days: ['I dag', 'I morgen', 'Lørdag'],
      times: ['11.00', '15.00', '17.30'],
      confirm: 'Vælg tid',
      done: 'Den ligger klar til dig',
    },
    club: {
      title: 'Kundeklub',
      start: 4,
      how: 'Et stempel for hvert køb.',
      rewards: [
        { at: 2, what: 'Gratis indpakning' },
        { at: 4, what: 'Først til udsalget' },
        { at: 6, what: '100 kr. til næste køb' },
      ],
    },
    news: { title: 'Medlemsaften', note: 'onsdag kl. 19', join: 'Meld til', joined: 'Vi ses onsdag' },
  },
  'service-provider': {
    id: 'service-provider',
    name: 'Din salon',
    open: 'Tirsdag · åbent til 19',
    screens: { home: 'Hjem', list: 'Priser', book: 'Tider', club: 'Klub' },
    home: { list: 'Mest valgt', offer: 'Ledig tid', offerNote: 'i dag kl. 16.15', take: 'Book' },
    items: [
      { name: 'Klip', note: '45 min.', price: 420 },
      { name: 'Klip og farve', note: '2 timer', price: 1150 },
      { name: 'Skæg', note: '20 min.', price: 195 },
      { name: 'Hårkur', note: '30 min.', price: 260 },
    ],
    basket: { one: 'ydelse', many: 'ydelser', send: 'Bestil', sent: 'Tak. Vælg en tid, så er alt klar.' },
    book: {
      what: 'Klip',
      joined: ' hos ',
      for: { label: 'Hos', choices: ['første ledige', 'samme som sidst'] },
      days: ['I dag', 'I morgen', 'Torsdag'],
      times: ['10.00', '13.30', '16.15'],
      confirm: 'Book tid',
      done: 'Tiden er din',
    },
    club: {
      title: 'Kundeklub',
      start: 6,
      how: 'Et stempel for hvert besøg.',
      rewards: [
        { at: 3, what: 'Pandehår imellem' },
        { at: 5, what: 'Hovedbundsmassage' },
        { at: 8, what: 'En hårkur' },
      ],
    },
    news: { title: 'Afbudstid', note: 'i morgen kl. 9.00', join: 'Tag den', joined: 'Tiden er din' },
  },
};
