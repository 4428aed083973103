import { screen, waitFor, within } from '@testing-library/react';
import { ticketHandlers } from '../../mocks/support/ticket.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';
import { fillTicket as fill, submitTicket as submit } from '../../testing/ticket.ts';

const { respondWith, requestsTo } = mockPortalApi();

/** Opens the emergency form, filled in except for the number. */
async function openEmergency() {
  respondWith(...ticketHandlers());
  const { user } = await renderSection('support');
  await fill(user);
  await user.click(screen.getByRole('combobox', { name: 'Priority' }));
  await user.click(await screen.findByRole('option', { name: 'Emergency' }));
  return { user, phone: within(screen.getByRole('form', { name: 'Emergency ticket' })).getByLabelText(/phone/i) };
}

describe('the phone number of an emergency', () => {
  it.each([
    ['\u202a+45 12 34 56 78\u202c', '+45 12 34 56 78'],
    ['(+45) 12 34 56 78', '+45 12 34 56 78'],
    ['tel:+4512345678', '+45 12 34 56 78'],
    ['45 12 34 56 78', '+45 12 34 56 78'],
    ['+46 70 123 45 67', '+46 70 123 45 67'],
    ['0049 0176 12345678', '+49 1761 2345678'],
  ])('sends every digit of the emergency number %s', async (text, phone) => {
    const { user, phone: field } = await openEmergency();
    await user.click(field);
    await user.paste(text);
    await submit(user);
    await waitFor(() => expect(requestsTo('POST /api/support-ticket')).toHaveLength(1));
    expect(requestsTo('POST /api/support-ticket')[0]).toMatchObject({ body: { phone } });
  });

  it.each([
    ['+298 123456', 'Faroe Islands (+298) is not in the list of countries.'],
    ['+358 40 1234567', 'Finland (+358) is not in the list of countries.'],
    ['+48 600 123 456', 'Poland (+48) is not in the list of countries.'],
  ])('rejects the emergency number %s by its country, keeps it, and sends nothing', async (text, sentence) => {
    const { user, phone } = await openEmergency();
    await user.click(phone);
    await user.paste(text);
    await submit(user);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(phone).toHaveValue(text);
    expect(requestsTo('POST /api/support-ticket')).toHaveLength(0);
  });
});
