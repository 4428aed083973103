import {
  attachFile,
  choose,
  click,
  expireSession,
  fill,
  heading,
  reloadPage,
  toast,
} from '@skal/shell-kit/mocks/states.ts';
import { configure, render, waitFor } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { driveState } from './driveState.ts';

/** A form that shows what was submitted. */
function Page() {
  const [submitted, setSubmitted] = useState('');
  const [country, setCountry] = useState('+45');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = [...new FormData(event.currentTarget)].map(([, value]) =>
      value instanceof File ? value.name : value,
    );
    setSubmitted(data.join(', '));
  };
  return (
    <form onSubmit={send}>
      <label>
        Title * <input name="title" />
      </label>
      <label>
        Kind
        <select name="kind">
          <option>Bug</option>
          <option>Wish</option>
        </select>
      </label>
      <label>
        Files
        <input type="file" accept="image/png" onChange={({ target }) => setSubmitted(target.files?.[0]?.name ?? '')} />
      </label>
      <fieldset>
        <select aria-label="Country code" name="country" value={country} onChange={(e) => setCountry(e.target.value)}>
          <option>+45</option>
          <option>+49</option>
        </select>
        <input type="tel" name="phone" aria-label="Phone" />
      </fieldset>
      <button type="submit">Send</button>
      <button type="button">Send later</button>
      <button type="button" disabled>
        Archive
      </button>
      <button type="button">Archive all</button>
      <ul>
        <li>{submitted}</li>
      </ul>
    </form>
  );
}

/** Timeout for elements that appear, on a busy machine too. */
const TIMEOUT_MS = 20_000;
/** Timeout for elements that do not appear. */
const MISSING_TIMEOUT_MS = 300;

const panel = document.createElement('div');
const endSession = jest.fn();
const reload = jest.fn();
const plain = { phone: null, endSession, reload, done: 0 };

describe('a screen state', () => {
  beforeEach(() => {
    configure({ asyncUtilTimeout: TIMEOUT_MS });
    render(<Page />);
  });

  it('is reached by accessible names, with a phone number of the selected country', async () => {
    await driveState({ actions: [attachFile('Files', 'notes.txt')], expects: toast('notes.txt') }, panel, plain);
    const actions = [fill('Title', 'Nothing there'), choose('Kind', 'Wish'), click('Send')];
    await driveState({ actions, expects: toast('Nothing there, Wish, +49, 1111 1111111') }, panel, {
      ...plain,
      phone: '+49',
    });
  });

  it('that is not on the page is reported with the missing element', async () => {
    configure({ asyncUtilTimeout: MISSING_TIMEOUT_MS });
    await expect(driveState({ expects: heading('Sent') }, panel, plain)).rejects.toThrow("not found: heading 'Sent'");
    await expect(driveState({ actions: [click('Delete')], expects: heading('x') }, panel, plain)).rejects.toThrow(
      "not found: button 'Delete'",
    );
  });

  it('waits while a button is disabled, and does not click one with a longer name', async () => {
    configure({ asyncUtilTimeout: MISSING_TIMEOUT_MS });
    await expect(driveState({ actions: [click('Archive')], expects: heading('x') }, panel, plain)).rejects.toThrow(
      "not found: button 'Archive'",
    );
  });

  it('ends the session between two of its actions', async () => {
    const actions = [fill('Title', 'Kept'), expireSession, click('Send')];
    await driveState({ actions, expects: toast('Kept') }, panel, plain);
    expect(endSession).toHaveBeenCalledTimes(1);
  });

  it('continues after a reload of the page', async () => {
    const actions = [fill('Title', 'Kept'), reloadPage, click('Send')];
    void driveState({ actions, expects: toast('Kept') }, panel, plain);
    await waitFor(() => expect(reload).toHaveBeenCalledWith(2));
    await driveState({ actions, expects: toast('Kept') }, panel, { ...plain, done: 2 });
  });

  it('does not find elements of the panel', async () => {
    configure({ asyncUtilTimeout: MISSING_TIMEOUT_MS });
    await expect(driveState({ expects: { role: 'form' } }, document.body, plain)).rejects.toThrow('not found: form');
  });
});
