import { businessInfo } from '@skal/contracts/content/businessInfo';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { ContentMock } from '../../mocks/content/ContentMock.ts';
import { contentManagementHandlers } from '../../mocks/content/contentManagement.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const live = makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } });
const SAVE = 'PUT /api/business-info';

async function open() {
  respondWith(...settingsHandlers(live), ...contentManagementHandlers());
  const page = await renderPage('/content-management');
  await page.user.click(await screen.findByRole('tab', { name: 'Business Info' }));
  const form = within(await screen.findByRole('form', { name: 'Business info' }));
  const save = () => page.user.click(form.getByRole('button', { name: 'Save to draft' }));
  return { ...page, form, save };
}

describe('the business info of a live app', () => {
  it('P7: saves several openings a day, after midnight too, and a suggested holiday', async () => {
    const { user, form, save, toast } = await open();
    await pasteInto(user, form.getByLabelText('Friday'), '11.30-14, 17–01');
    const [holiday] = form.getAllByRole('button', { name: /^Add (?!a day)/ });
    await user.click(holiday as HTMLElement);
    await save();
    await waitFor(() => expect(toast()?.title).toBe('Business Info Saved'));
    const body = requestsTo(SAVE)[0]?.body as { week: unknown[]; exceptions: unknown[] };
    expect(body.week[4]).toEqual([
      { from: '11:30', to: '14:00' },
      { from: '17:00', to: '01:00' },
    ]);
    expect(body.exceptions).toEqual([{ date: expect.any(String), note: expect.any(String), intervals: [] }]);
    expect(form.getByLabelText('Friday')).toHaveValue('11:30–14:00, 17:00–01:00');
    await save();
    await waitFor(() => expect(requestsTo(SAVE)[1]?.body).toMatchObject({ version: 1 }));
  });

  it('says what is wrong, and sends nothing', async () => {
    const { user, form, save } = await open();
    await pasteInto(user, form.getByLabelText('Monday'), '17-23, 11-14');
    await user.click(form.getByRole('button', { name: 'Add a day' }));
    await pasteInto(user, form.getByLabelText('Hours 1'), 'later');
    await save();
    expect(await form.findByText('Please enter the times in order, without overlaps')).toBeVisible();
    expect(form.getByText('Please enter times such as 11:30–14:00, 17–01')).toBeVisible();
    expect(form.getByText('Please enter the date as YYYY-MM-DD')).toBeVisible();
    expect(requestsTo(SAVE)).toHaveLength(0);
    await user.click(form.getByRole('button', { name: 'Remove day 1' }));
    expect(form.queryByLabelText('Hours 1')).not.toBeInTheDocument();
  });

  it('keeps the input or takes the other one when another person was faster', async () => {
    const { user, form, save } = await open();
    const current = { ...new ContentMock([]).info, name: 'Their name', version: 3 };
    respondWith(
      http.put(businessInfo.save.path, () => errorResponse(409, 'Meanwhile', { code: 'outdated', current }), {
        once: true,
      }),
    );
    await pasteInto(user, form.getByLabelText('Monday'), '9-17');
    await save();
    await user.click(await form.findByRole('button', { name: 'Keep my changes' }));
    expect(form.getByLabelText('Monday')).toHaveValue('9-17');
    respondWith(http.put(businessInfo.save.path, () => errorResponse(409, 'Meanwhile', { code: 'outdated', current })));
    await save();
    await waitFor(() => expect(requestsTo(SAVE)[1]?.body).toMatchObject({ version: 3 }));
    await user.click(await form.findByRole('button', { name: 'Take theirs' }));
    expect(form.getByLabelText(/^Business name/)).toHaveValue('Their name');
    expect(form.getByLabelText('Monday')).toHaveValue('');
  });
});
