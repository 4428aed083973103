import { overrideEndpoint, selectedFor, selectFor } from '../panel/controlOptions.ts';
import { DEFAULT_SETTINGS, parseSettings, type QaSettings, urlFor } from './qaSettings.ts';
import { loadSettings, saveSettings } from './sessionSettings.ts';

const settings: QaSettings = {
  ...{ as: 'client-live', scenario: '500', state: 'ticket-form-empty', lang: 'da', theme: 'dark', phone: '+49' },
  endpointScenarios: { 'ticket.create': 'validation' },
  assetFaults: { portal: 'down' },
  versions: { admin: '0-mocked' },
};

const searchOf = (link: string) => new URL(link, window.location.origin).search;

describe('a link with QA settings', () => {
  it('reproduces the settings on the same page', () => {
    const link = urlFor('/admin?tab=clients&scenario=slow&state=other#support', settings);
    expect(parseSettings(searchOf(link), DEFAULT_SETTINGS)).toEqual(settings);
    expect(link).toMatch(/^\/admin\?tab=clients&.*#support$/);
    expect(new URLSearchParams(searchOf(link)).getAll('scenario')).toEqual(['500']);
  });

  it('overrides earlier settings', () => {
    expect(parseSettings('?scenario=slow', settings)).toEqual({
      ...DEFAULT_SETTINGS,
      as: 'client-live',
      scenario: 'slow',
    });
  });

  it('keeps earlier settings that it does not contain, except versions and state, which belong to one page', () => {
    const current = { ...settings, versions: {}, state: null };
    expect(parseSettings('', settings)).toEqual(current);
    expect(parseSettings('?client=1', settings)).toEqual(current);
  });

  it('is ignored when it is invalid', () => {
    const invalid = parseSettings('?scenario=ok&files.portal=constructor&lang=xx&theme=red&phone=49', settings);
    expect([invalid.assetFaults, invalid.lang, invalid.theme, invalid.phone]).toEqual([{}, null, null, null]);
    saveSettings(sessionStorage, settings);
    expect(loadSettings(sessionStorage)).toEqual(settings);
    sessionStorage.setItem('skal-qa', '{');
    expect(loadSettings(sessionStorage)).toEqual(DEFAULT_SETTINGS);
  });
});

describe('the choice for a remote', () => {
  it('is an asset fault, a version, or neither', () => {
    const slow = selectFor(settings, 'portal', 'slow');
    expect([selectedFor(slow, 'portal'), slow.versions]).toEqual(['slow', settings.versions]);
    const previous = selectFor(slow, 'portal', '0.1.0-abc');
    expect([selectedFor(previous, 'portal'), previous.assetFaults]).toEqual(['0.1.0-abc', {}]);
    expect(selectedFor(selectFor(previous, 'portal', ''), 'portal')).toBe('');
  });

  it('is a scenario for one endpoint, or the same as for all', () => {
    const more = overrideEndpoint(settings.endpointScenarios, 'ticket.list', '500');
    expect(more).toEqual({ 'ticket.create': 'validation', 'ticket.list': '500' });
    expect(overrideEndpoint(more, 'ticket.create', '')).toEqual({ 'ticket.list': '500' });
  });
});
