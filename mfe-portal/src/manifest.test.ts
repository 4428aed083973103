/**
 * @jest-environment node
 */
import { isManifest } from '@skal/shell-kit/isManifest.ts';
import manifest from './manifest.ts';
import { sections } from './sections/sections.ts';

describe('the manifest of the portal', () => {
  it('I1-I3: has the three pages of a client, each with its own layout, starting with the dashboard', () => {
    expect(isManifest(manifest)).toBe(true);
    expect(manifest.routes.map(({ path, page }) => [path, page])).toEqual([
      ['/dashboard', 'DashboardPage'],
      ['/content-management', 'ContentManagementPage'],
      ['/integrations', 'IntegrationsPage'],
    ]);
    for (const { access, layout } of manifest.routes) expect([access, layout]).toEqual(['client', 'app']);
    expect(manifest.home).toEqual({ client: '/dashboard' });
  });

  it('has a title and description per page', () => {
    const { routes } = manifest;
    for (const { title, description } of routes) {
      expect(`${title} · Skal`.length).toBeLessThanOrEqual(60);
      expect(description).toMatch(/^[A-Z][^.]{30,140}\.$/);
    }
    expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
    expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
  });

  it('adds nothing to header or footer of the public site, and no dialog', () => {
    expect([manifest.nav, manifest.dialogs]).toEqual([{}, []]);
  });

  it('J4: preloads the first section with the dashboard', () => {
    const [first] = sections;
    expect(String(first?.load)).toContain('OverviewSection');
    expect(manifest.routes[0]?.parts).toEqual(['OverviewSection']);
  });
});
