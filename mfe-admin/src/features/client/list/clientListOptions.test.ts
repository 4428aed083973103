/**
 * @jest-environment node
 */
import { makeClient } from '../../../mocks/clients.ts';
import {
  applyClientListOptions,
  type ClientListOptions,
  clientFilters,
  filterLabel,
  isClientColumn,
  isClientFilter,
  isFiltered,
} from './clientListOptions.ts';

const all: ClientListOptions = { search: '', filter: 'all', sort: null };

const aarhus = makeClient({ businessName: 'Åens Vin', contactName: 'Karen Lund', phone: '20 12 34 56' });
const cafe = makeClient({
  businessName: 'Café Kajen',
  contactName: 'Åse Friis',
  email: 'aase@kajen.example',
  subscriptionPlan: 'premium',
  lastLogin: '2026-11-20T10:00:00.000Z',
});
const zoo = makeClient({
  businessName: 'Zoo Bar',
  contactName: 'Bo Birk',
  subscriptionPlan: 'enterprise',
  status: 'paused',
  lastLogin: '2026-11-19T10:00:00.000Z',
});
const clients = [aarhus, cafe, zoo];
const names = (choice: Partial<ClientListOptions>) =>
  applyClientListOptions(clients, { ...all, ...choice }).map(({ businessName }) => businessName);

describe('applyClientListOptions', () => {
  it('R6: has the seven filters in order', () => {
    expect(clientFilters.map(filterLabel)).toEqual([
      'All Clients',
      'Active',
      'Paused',
      'Cancelled',
      'Basic Plan',
      'Premium Plan',
      'Enterprise Plan',
    ]);
  });

  it.each([
    ['all', ['Åens Vin', 'Café Kajen', 'Zoo Bar']],
    ['active', ['Åens Vin', 'Café Kajen']],
    ['paused', ['Zoo Bar']],
    ['cancelled', []],
    ['basic', ['Åens Vin']],
    ['premium', ['Café Kajen']],
    ['enterprise', ['Zoo Bar']],
  ] as const)('R6: the filter %s shows %j', (filter, expected) => {
    expect(names({ filter })).toEqual(expected);
  });

  it.each([
    ['business', 'KAJEN'],
    ['contact', 'åse'],
    ['e-mail', ' aase@kajen '],
  ])('T40: finds by %s, ignoring case', (_field, search) => {
    expect(names({ search })).toEqual(['Café Kajen']);
  });

  it.each(['20 12', '201234', '34-56'])('T40: finds a phone number by %s', (search) => {
    expect(names({ search })).toEqual(['Åens Vin']);
  });

  it('T40: does not treat a word with a digit as a phone number', () => {
    expect(names({ search: 'bar 2' })).toEqual([]);
  });

  it('T38: keeps the order of the list without a sort column', () => {
    expect(names({})).toEqual(['Åens Vin', 'Café Kajen', 'Zoo Bar']);
  });

  it('sorts as Danish does, å last', () => {
    expect(names({ sort: { id: 'business', direction: 'asc' } })).toEqual(['Café Kajen', 'Zoo Bar', 'Åens Vin']);
    expect(names({ sort: { id: 'contact', direction: 'desc' } })).toEqual(['Café Kajen', 'Åens Vin', 'Zoo Bar']);
  });

  it('sorts by rank of plan and status, with missing values last in both directions', () => {
    expect(names({ sort: { id: 'plan', direction: 'desc' } })).toEqual(['Zoo Bar', 'Café Kajen', 'Åens Vin']);
    expect(names({ sort: { id: 'status', direction: 'desc' } })[0]).toBe('Zoo Bar');
    expect(names({ sort: { id: 'lastLogin', direction: 'asc' } })).toEqual(['Zoo Bar', 'Café Kajen', 'Åens Vin']);
    expect(names({ sort: { id: 'lastLogin', direction: 'desc' } })).toEqual(['Café Kajen', 'Zoo Bar', 'Åens Vin']);
  });

  it('R9: isFiltered tells whether options hide clients', () => {
    expect(isFiltered(all)).toBe(false);
    expect(isFiltered({ ...all, search: ' ' })).toBe(false);
    expect(isFiltered({ ...all, search: 'x' })).toBe(true);
    expect(isFiltered({ ...all, filter: 'basic' })).toBe(true);
  });

  it('R6, T40: combines search and filter', () => {
    expect(names({ search: 'b', filter: 'paused' })).toEqual(['Zoo Bar']);
    expect(names({ search: 'kajen', filter: 'paused' })).toEqual([]);
  });

  it.each(['+45', '(20) 12', '56', '2012345 6'])(
    'T40: looks for digits wherever they stand in a number: %s',
    (search) => {
      const abroad = makeClient({ businessName: 'Abroad', phone: '+45 20 12 34 56', email: 'a@abroad.example' });
      const found = applyClientListOptions([...clients, abroad], { ...all, search }).map(
        ({ businessName }) => businessName,
      );
      expect(found).toContain('Abroad');
      expect(found).not.toContain('Zoo Bar');
    },
  );

  it.each(['+', '-', '()', '   ', '\t'])('T40: %j alone matches as plain text', (search) => {
    expect(names({ search }).length).toBe(
      search.trim() === '' ? 3 : search === '-' ? names({ search: '-' }).length : 0,
    );
  });

  it('does not mutate the list, and sorts stably', () => {
    const list = Object.freeze([...clients, ...clients]);
    const sorted = applyClientListOptions(list, { ...all, sort: { id: 'status', direction: 'asc' } });
    expect(sorted.map(({ businessName }) => businessName)).toEqual([
      'Åens Vin',
      'Café Kajen',
      'Åens Vin',
      'Café Kajen',
      'Zoo Bar',
      'Zoo Bar',
    ]);
    expect(list[2]).toBe(zoo);
  });

  it('sorts numbers in names numerically, and ignores case and accents', () => {
    const list = ['Bar 10', 'bar 9', 'Café 2', 'cafe 1'].map((businessName) => makeClient({ businessName }));
    const sorted = applyClientListOptions(list, { ...all, sort: { id: 'business', direction: 'asc' } });
    expect(sorted.map(({ businessName }) => businessName)).toEqual(['bar 9', 'Bar 10', 'cafe 1', 'Café 2']);
  });

  it.each(['constructor', 'toString', '__proto__', 'actions', ''])(
    '%j is no column to sort by, and no filter',
    (id) => {
      expect([isClientColumn(id), isClientFilter(id)]).toEqual([false, false]);
    },
  );
});
