import { heardOn, listenTo, untilHeard } from '../../harness/heard.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { accounts, enter } from '../../people.ts';

describe('a screen reader at the operator’s desk', () => {
  const journey = prepareJourney();

  it('T40: is told how many clients a search leaves', async () => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await listenTo(page);
    await enter(page, accounts.operator);
    await page.getByRole('tab', { name: 'Clients' }).click();
    // How many there are is said as the rows come, and none before.
    await page.getByRole('button', { name: 'View Demo Wine Bar' }).waitFor();
    await heardOn(page);
    await page.getByRole('searchbox').fill('Wine');
    await untilHeard(page, '1 of');
    expect((await heardOn(page)).filter((line) => /^\d+ of \d+/.test(line))).toEqual(['1 of 2']);
  });

  it('is told which of the operator’s pages has come', async () => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await listenTo(page);
    await enter(page, accounts.operator);
    await heardOn(page);
    await page.getByRole('link', { name: 'Audit Trail' }).click();
    await untilHeard(page, 'Audit Trail');
    expect((await heardOn(page)).filter((line) => line === 'Audit Trail')).toHaveLength(1);
  });
});
