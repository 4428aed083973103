import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import LoginPage from '../../pages/LoginPage.tsx';

const page = () => {
  const { Providers } = makeStore();
  return (
    <Providers>
      <MemoryRouter initialEntries={['/login']}>
        <LoginPage />
      </MemoryRouter>
    </Providers>
  );
};

describe('a form before hydration', () => {
  it('submits nothing, and keeps typed text', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page());
    const field = (name: string) => place.querySelector(`input[name="${name}"]`) as HTMLInputElement;
    const button = () =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Access Dashboard');
    expect(button()).toHaveAttribute('type', 'button');

    field('email').value = 'client@skal.example';
    field('password').value = 'skal-demo-client';
    const root = await act(async () => hydrateRoot(place, page()));

    expect(button()).toHaveAttribute('type', 'submit');
    expect(field('email')).toHaveValue('client@skal.example');
    expect(field('password')).toHaveValue('skal-demo-client');
    await act(async () => root.unmount());
  });
});
