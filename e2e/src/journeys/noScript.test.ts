import { PHONE, prepareJourney } from '../harness/journey.ts';
import { readLetter } from '../harness/letters.ts';
import { accounts } from '../people.ts';

const LINK = /\/set-password#([\w-]{43})/;

describe('the site without JavaScript', () => {
  const journey = prepareJourney();
  const open = async (path: string) => {
    const page = await journey.newPage({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(path);
    return page;
  };
  const inquiriesOf = (email: string) =>
    journey.product.db.query('SELECT kind, name FROM inquiries WHERE email = ?', [email]);

  it('takes a message, and shows it again with the reason while something is wrong with it', async () => {
    // The refusal's status.
    journey.expectTrouble(/400/);
    const page = await open('/contact');
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByLabel(/^Full Name/).fill('Åse Øster');
    // The browser takes it, the server does not.
    await form.getByLabel(/^Email/).fill('aase@cafe');
    await form.getByLabel(/^Subject/).fill('Opening hours');
    await form.getByLabel(/^Message/).fill('When are you open?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Your message was not sent' }).waitFor();
    expect(await page.getByLabel(/^Message/).inputValue()).toBe('When are you open?');
    await page.getByLabel(/^Email/).fill('aase@cafe.example');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
    expect(await inquiriesOf('aase@cafe.example')).toEqual([{ kind: 'message', name: 'Åse Øster' }]);
  });

  it('F23: takes the request of a consultation', async () => {
    const page = await open('/contact');
    const form = page.getByRole('form', { name: 'Book your free discovery call' });
    await form.getByLabel(/^Full Name/).fill('Bo Holm');
    await form.getByLabel(/^Email Address/).fill('bo@cafe.example');
    await form.getByLabel(/^Company Name/).fill('Café Æble');
    await form.getByLabel(/Industry/).fill('Café');
    await form.getByRole('radio', { name: 'Email' }).check();
    await form.getByRole('button', { name: 'Request your call' }).click();
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
    expect(await inquiriesOf('bo@cafe.example')).toEqual([{ kind: 'consultation', name: 'Bo Holm' }]);
  });

  it('sends a password link', async () => {
    const page = await open('/forgot-password');
    await page.getByLabel(/^Email/).fill(accounts.client.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page.getByRole('heading', { name: 'Look Into Your Mailbox' }).waitFor();
    expect(await readLetter(journey.product, accounts.client.email, LINK)).toHaveLength(43);
  });
});
