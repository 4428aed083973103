/**
 * @jest-environment node
 */
import { isManifest } from '@skal/shell-kit/isManifest.ts';
import manifest from './manifest.ts';
import { sections } from './sections/sections.ts';

describe('the manifest of the portal', () => {
  it('I1-I3: has the three pages of a client, each in its own frame, and begins with the dashboard', () => {
    expect(isManifest(manifest)).toBe(true);
    expect(manifest.routes.map(({ path, page }) => [path, page])).toEqual([
      ['/dashboard', 'DashboardPage'],
      ['/content-management', 'ContentManagementPage'],
      ['/integrations', 'IntegrationsPage'],
    ]);
    for (const { access, layout } of manifest.routes) expect([access, layout]).toEqual(['client', 'app']);
    expect(manifest.home).toEqual({ client: '/dashboard' });
  });

  it('says of each page in its own words what it is', () => {
    const { routes } = manifest;
    for (const { title, description } of routes) {
      expect(`${title} · Skal`.length).toBeLessThanOrEqual(60);
      expect(description).toMatch(/^[A-Z][^.]{30,140}\.$/);
    }
    expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
    expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
  });

  it('puts nothing of an account into the bar or the footer of the public site, and no popup', () => {
    expect([manifest.nav, manifest.dialogs]).toEqual([{}, []]);
  });

  it('J4: has the section fetched with the dashboard with which it opens', () => {
    const [first] = sections;
    expect(String(first?.load)).toContain('OverviewSection');
    expect(manifest.routes[0]?.parts).toEqual(['OverviewSection']);
  });
});
