import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import ContactPage from '../../pages/ContactPage.tsx';
import { country, field, openButton, openDialog, radio, write } from '../../testing/consultation.tsx';
import { renderSite } from '../../testing/renderSite.tsx';

const back = () => screen.queryByText('We restored what you had typed.');

describe('an unsent message', () => {
  const contactPage = () => {
    const { Providers } = makeStore();
    return (
      <Providers>
        <MemoryRouter initialEntries={['/contact']}>
          <ContactPage />
        </MemoryRouter>
      </Providers>
    );
  };

  it('is restored after a reload, in this tab only; text typed before hydration takes precedence', async () => {
    const { user, unmount } = renderSite(<ContactPage />);
    await write(user, /^Subject/, 'An app for us');
    await write(user, /^Message/, 'We have forty seats.');
    unmount();
    expect(localStorage).toHaveLength(0);

    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(contactPage());
    expect(field(/^Message/)).toHaveValue('');
    (field(/^Subject/) as HTMLInputElement).value = 'Two apps for us';
    const root = await act(async () => hydrateRoot(place, contactPage()));
    expect(back()).toBeVisible();
    expect(field(/^Message/)).toHaveValue('We have forty seats.');
    expect(field(/^Subject/)).toHaveValue('Two apps for us');
    await act(async () => root.unmount());
    place.remove();
  });
});

describe('an unsent consultation request', () => {
  it('F30: is restored after a reload, and deleted when the dialog is closed', async () => {
    const first = await openDialog();
    await write(first.user, /^Full Name/, 'Karen Lund');
    await first.user.selectOptions(country(), '+46');
    await first.user.click(radio('Email'));
    first.unmount();

    const { user } = await openDialog();
    expect(back()).toBeVisible();
    expect(field(/^Full Name/)).toHaveValue('Karen Lund');
    expect(country()).toHaveValue('+46');
    expect(radio('Email')).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
    await user.click(openButton());
    await screen.findByRole('dialog');
    expect(back()).toBeNull();
    expect(field(/^Full Name/)).toHaveValue('');
  });
});
