import { activateDanish } from '../../testing/activateDanish.ts';

activateDanish();
const { sampleTakeaway, takeawayHandlers } = await import('../../mocks/metrics/takeaway.ts');
const { region, reportSectionTest, tile } = await import('../../testing/reportSection.tsx');

const { open } = reportSectionTest('takeaway', takeawayHandlers, sampleTakeaway);

describe('a section in Danish', () => {
  it('has Danish texts, numbers, amounts and times', async () => {
    await open();
    const active = await region('Aktive bestillinger');
    expect(active.getByText('3 venter')).toBeVisible();
    expect(active.getByText('1 t 15 min.')).toBeVisible();
    const weekAgo = 'Forrige lørdag på samme tid:';
    expect(tile('Omsætning')).toHaveTextContent(`Omsætning3.120,50kr.og 240 SEK${weekAgo} 2.890 kr.`);
    expect(tile('Gennemsnitlig tilberedningstid')).toHaveTextContent(`17,5min.${weekAgo} 19 min.`);
    expect(document.body).toHaveTextContent('App, opdateret 21. nov. 2026, 06.00');
  });
});
