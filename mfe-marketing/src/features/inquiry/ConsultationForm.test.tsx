import { PHONE_NEEDED } from '@skal/contracts/support/inquiry';
import { screen, waitFor, within } from '@testing-library/react';
import { country, field, openAndFillIn, openDialog, radio, send, write } from '../../testing/consultation.tsx';
import { mockSiteApi } from '../../testing/mockSiteApi.ts';

const { requests } = mockSiteApi();

describe('the fields of a consultation request', () => {
  it('F4-F6, F11: has the required fields, and starts with Denmark', async () => {
    await openDialog();
    for (const name of [/^Full Name \*/, /^Email Address \*/, /^Company Name \*/]) {
      expect(field(name)).toBeRequired();
    }
    expect(field(/^Email Address/)).toHaveAttribute('type', 'email');
    expect(screen.getByRole('combobox', { name: 'Industry *' })).toHaveAttribute('aria-required', 'true');
    const preference = screen.getByRole('radiogroup', { name: 'How would you like to be contacted? *' });
    expect(
      within(preference)
        .getAllByRole('radio')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['email', 'call']);
    expect(within(preference).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(field(/achieve/)).not.toBeRequired();
    expect(field(/achieve/)).toHaveAttribute('rows', '4');
    expect(country()).toHaveValue('+45');
  });

  it('F4: shows missing fields, focuses the first, and sends nothing', async () => {
    const { user } = await openDialog();
    await user.click(send());
    for (const text of [
      'Please enter your full name',
      'Please enter your email address',
      'Please enter your company name',
      'Please choose your industry',
      'Please choose how you would like to be contacted',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    await waitFor(() => expect(field(/^Full Name/)).toHaveFocus());
    expect(requests).toHaveLength(0);
  });

  it('F14, F16, F22: formats the number of the chosen country, with its placeholder', async () => {
    const { user } = await openDialog();
    expect(
      within(country())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Denmark +45',
      'Sweden +46',
      'Norway +47',
      'Germany +49',
      'UK +44',
      'USA +1',
      'France +33',
      'Netherlands +31',
      'Switzerland +41',
      'Austria +43',
    ]);
    const phone = field(/phone/i);
    expect(phone).toHaveAttribute('placeholder', '12 34 56 78');
    await user.type(phone, '12a3456789');
    expect(phone).toHaveValue('12 34 56 78');
    await user.selectOptions(country(), '+1');
    expect(phone).toHaveAttribute('placeholder', '(123) 456-7890');
  });

  it('F12: selecting a country clears the number', async () => {
    const { user } = await openDialog();
    await write(user, /phone/i, '12345678');
    await user.selectOptions(country(), '+46');
    expect(field(/phone/i)).toHaveValue('');
    expect(country()).toHaveValue('+46');
  });

  it('T13: a number pasted with its country code selects the country', async () => {
    const { user } = await openDialog();
    await user.click(field(/phone/i));
    await user.paste('+44 1234 567 8901');
    await waitFor(() => expect(country()).toHaveValue('+44'));
    expect(field(/phone/i)).toHaveValue('1234 567 8901');
  });

  it.each([
    ['\u202a+45 12 34 56 78\u202c', '+45', '12 34 56 78'],
    ['(+45) 12 34 56 78', '+45', '12 34 56 78'],
    ['tel:+4512345678', '+45', '12 34 56 78'],
    ['45 12 34 56 78', '+45', '12 34 56 78'],
    ['+46 70 123 45 67', '+46', '70 123 45 67'],
    ['+49 (0)176 12345678', '+49', '1761 2345678'],
  ])('keeps every digit of %s, pasted or typed', async (text, code, phone) => {
    const { user } = await openDialog();
    await user.click(field(/phone/i));
    await user.paste(text);
    await user.tab();
    await waitFor(() => expect(field(/phone/i)).toHaveValue(phone));
    expect(country()).toHaveValue(code);
    await user.selectOptions(country(), '+45');
    await user.type(field(/phone/i), text);
    await user.tab();
    await waitFor(() => expect(field(/phone/i)).toHaveValue(phone));
    expect(country()).toHaveValue(code);
  });

  it.each([
    ['+298 123456', 'Faroe Islands (+298) is not in the list of countries.'],
    ['+358 40 1234567', 'Finland (+358) is not in the list of countries.'],
    ['+48 600 123 456', 'Poland (+48) is not in the list of countries.'],
    ['12 34 56 78 9', 'This is not a phone number in Denmark (+45): it has 9 digits.'],
  ])('keeps %s as pasted, rejects it with a message, and sends nothing', async (text, sentence) => {
    const { user } = await openAndFillIn();
    await user.click(field(/phone/i));
    await user.paste(text);
    await user.click(send());
    await waitFor(() => expect(field(/phone/i)).toHaveFocus());
    expect(field(/phone/i)).toHaveValue(text);
    expect(field(/phone/i)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(requests).toHaveLength(0);
  });

  it('F7-F9: rejects a call without a number, and does not set the preference', async () => {
    const { user } = await openDialog();
    await user.click(radio('Phone Call'));
    const message = "Please fill out your phone number if you'd like us to call you.";
    expect(await screen.findByText(message)).toBeVisible();
    expect(radio('Phone Call')).not.toBeChecked();
  });

  it('F10: that error disappears when a phone number is typed', async () => {
    const { user } = await openDialog();
    await user.click(radio('Phone Call'));
    await screen.findByText(PHONE_NEEDED);
    await user.type(field(/phone/i), '1');
    await waitFor(() => expect(screen.queryByText(PHONE_NEEDED)).not.toBeInTheDocument());
    await user.click(radio('Phone Call'));
    await waitFor(() => expect(radio('Phone Call')).toBeChecked());
  });

  it('F10: it disappears with the next valid option, too', async () => {
    const { user } = await openDialog();
    await user.click(radio('Phone Call'));
    await screen.findByText(PHONE_NEEDED);
    await user.click(radio('Email'));
    await waitFor(() => expect(screen.queryByText(PHONE_NEEDED)).not.toBeInTheDocument());
    expect(radio('Email')).toBeChecked();
  });

  it('T12: rejects on submit a call whose number was cleared with the country', async () => {
    const { user } = await openAndFillIn();
    await write(user, /phone/i, '12345678');
    await user.click(radio('Phone Call'));
    await user.selectOptions(country(), '+46');
    await user.click(send());
    expect(await screen.findByText(PHONE_NEEDED)).toBeVisible();
    await waitFor(() => expect(field(/phone/i)).toHaveFocus());
    expect(requests).toHaveLength(0);
  });

  it('F13, F23: sends exactly its fields', async () => {
    const { user } = await openAndFillIn();
    await write(user, /phone/i, '12345678');
    await user.click(radio('Phone Call'));
    await write(user, /achieve/, 'More regulars');
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thank You!' });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/contact' });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.body).toEqual({
      name: 'Karen Lund',
      email: 'karen@vinbar.example',
      phone: '12 34 56 78',
      countryCode: '+45',
      company: 'Vinbar Lund',
      industry: 'Wine bar',
      currentSolution: [],
      challenges: 'More regulars',
      contactPreference: 'call',
    });
  });
});
