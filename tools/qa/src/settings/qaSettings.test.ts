import { overrideEndpoint, selectedFor, selectFor } from '../panel/controlOptions.ts';
import { DEFAULT_SETTINGS, parseSettings, type QaSettings, urlFor } from './qaSettings.ts';
import { loadSettings, saveSettings } from './sessionSettings.ts';

const wish: QaSettings = {
  ...{ as: 'client-live', scenario: '500', state: 'ticket-form-empty', theme: 'dark', phone: '+49' },
  endpointScenarios: { 'ticket.create': 'validation' },
  assetFaults: { portal: 'down' },
  versions: { admin: '0-mocked' },
};

const searchOf = (link: string) => new URL(link, window.location.origin).search;

describe('a link to what a tester wants to see', () => {
  it('shows everybody the same, at the place where the page is', () => {
    const link = urlFor('/admin?tab=clients&scenario=slow&state=other#support', wish);
    expect(parseSettings(searchOf(link), DEFAULT_SETTINGS)).toEqual(wish);
    expect(link).toMatch(/^\/admin\?tab=clients&.*#support$/);
    expect(new URLSearchParams(searchOf(link)).getAll('scenario')).toEqual(['500']);
  });

  it('takes back what was wished before where it says something else', () => {
    expect(parseSettings('?scenario=slow', wish)).toEqual({ ...DEFAULT_SETTINGS, as: 'client-live', scenario: 'slow' });
  });

  it('goes on with what was wished where it says nothing, versions and state apart: these are of one page', () => {
    const kept = { ...wish, versions: {}, state: null };
    expect(parseSettings('', wish)).toEqual(kept);
    expect(parseSettings('?client=1', wish)).toEqual(kept);
  });

  it('is passed over where it makes no sense', () => {
    const odd = parseSettings('?scenario=ok&files.portal=constructor&theme=red&phone=49', wish);
    expect([odd.assetFaults, odd.theme, odd.phone]).toEqual([{}, null, null]);
    saveSettings(sessionStorage, wish);
    expect(loadSettings(sessionStorage)).toEqual(wish);
    sessionStorage.setItem('skal-qa', '{');
    expect(loadSettings(sessionStorage)).toEqual(DEFAULT_SETTINGS);
  });
});

describe('the choice of what a remote is like', () => {
  it('is a condition of its files, or a version, or neither', () => {
    const slow = selectFor(wish, 'portal', 'slow');
    expect([selectedFor(slow, 'portal'), slow.versions]).toEqual(['slow', wish.versions]);
    const previous = selectFor(slow, 'portal', '0.1.0-abc');
    expect([selectedFor(previous, 'portal'), previous.assetFaults]).toEqual(['0.1.0-abc', {}]);
    expect(selectedFor(selectFor(previous, 'portal', ''), 'portal')).toBe('');
  });

  it('is a scenario for one endpoint, or the same as for all', () => {
    const more = overrideEndpoint(wish.endpointScenarios, 'ticket.list', '500');
    expect(more).toEqual({ 'ticket.create': 'validation', 'ticket.list': '500' });
    expect(overrideEndpoint(more, 'ticket.create', '')).toEqual({ 'ticket.list': '500' });
  });
});
