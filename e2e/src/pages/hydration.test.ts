import { prepareJourney } from '../harness/journey.ts';

// As in `marketing`: the shell's development build says what differs.
describe('the frame of an account in development mode', () => {
  const journey = prepareJourney({ builds: 'development' });

  it.each(['/dashboard', '/admin'])('of %s is taken over without a warning', async (path) => {
    journey.expectTrouble(/401/);
    const page = await journey.newPage();
    await page.goto(path);
    await page.waitForURL('**/login');
  });
});
