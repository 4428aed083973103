import { clientList } from '@skal/contracts/client/clientList';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeClient } from '../../../mocks/clients.ts';
import { clientHandlers, handlers } from '../../../mocks/handlers.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

/** More clients than one page holds. */
const crowd = Array.from({ length: 203 }, (_, index) =>
  makeClient({ businessName: `Bar ${String(index).padStart(3, '0')}`, status: index % 2 === 0 ? 'active' : 'paused' }),
);
beforeEach(() => server.use(...clientHandlers(crowd)));

const businesses = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('more clients than one page', () => {
  it('are loaded page by page, and counted by the server', async () => {
    const { user } = await renderAdmin('?tab=clients');
    expect(await screen.findByText('203 of 203')).toBeInTheDocument();
    expect(await screen.findByText('1 to 50 of 203')).toBeInTheDocument();
    expect(screen.getByText('Previous')).toBeDisabled();
    await user.click(screen.getByText('Next'));
    expect(await screen.findByText('51 to 100 of 203')).toBeInTheDocument();
    expect(screen.getByText('Bar 050')).toBeInTheDocument();
    expect(screen.queryByText('Bar 049')).not.toBeInTheDocument();
    await user.click(screen.getByText('Previous'));
    expect(await screen.findByText('1 to 50 of 203')).toBeInTheDocument();
  });

  it('R6, T40: are searched, filtered and sorted by the server, starting at the first page', async () => {
    const queries: string[] = [];
    server.use(
      http.get(clientList.list.path, ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        queries.push(search);
        // Few rows per page: jsdom needs seconds for fifty.
        if (searchParams.get('limit') !== '50') return undefined;
        return HttpResponse.json(searchParams.has('search') ? [crowd[201]] : crowd.slice(0, 3));
      }),
    );
    const { user } = await renderAdmin('?tab=clients&sort=business&direction=desc');
    await user.click(await screen.findByText('Next'));
    await user.selectOptions(screen.getByLabelText('Show'), 'Paused');
    await pasteInto(user, screen.getByLabelText('Search clients'), 'bar 20');
    expect(await screen.findByText('1 of 203')).toBeInTheDocument();
    await waitFor(() => expect(businesses()).toEqual(['Bar 201']));
    expect(queries.at(-1)).toBe('?search=bar+20&status=paused&sort=business&direction=desc&limit=50');
  });

  it('R13: shows a load error of a page and retries', async () => {
    server.use(
      http.get(clientList.list.path, ({ request }) =>
        request.url.includes('status=paused') ? HttpResponse.error() : undefined,
      ),
    );
    const { user } = await renderAdmin('?tab=clients&show=paused');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers(...clientHandlers(crowd), ...handlers);
    await user.click(retry);
    expect(await screen.findByText('101 of 203')).toBeInTheDocument();
  });

  it('R3, R4: are counted on the overview, which shows the first five', async () => {
    await renderAdmin();
    expect((await screen.findByText('Total Clients')).parentElement).toHaveTextContent('Total Clients203');
    expect(screen.getByText('Active Clients').parentElement).toHaveTextContent('Active Clients102');
    const recent = screen.getByRole('heading', { name: 'Recent Client Activity' }).parentElement ?? document.body;
    expect(within(recent).getAllByRole('listitem')).toHaveLength(5);
  });
});
