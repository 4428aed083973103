import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useUrlParams } from './useUrlParams.ts';

const naming = (name: string) => (current: URLSearchParams) => new URLSearchParams([...current, [name, 'on']]);

function Page() {
  const [params, change] = useUrlParams();
  const navigate = useNavigate();
  const both = () => {
    change(naming('search'), { replace: true });
    change(naming('client'));
  };
  return (
    <>
      <output>{String(params)}</output>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => change(naming('panel'))}>
        One
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function open() {
  const { Providers } = makeStore();
  render(
    <Providers>
      <MemoryRouter initialEntries={['/?tab=clients']}>
        <Page />
      </MemoryRouter>
    </Providers>,
  );
  const user = userEvent.setup({ delay: null });
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    return screen.getByRole('status').textContent;
  };
  return { press };
}

describe('useUrlParams', () => {
  it('keeps a pending change when the next one is made', async () => {
    const { press } = open();
    expect(await press('Both')).toBe('tab=clients&search=on&client=on');
    expect(await press('Back')).toBe('tab=clients&search=on');
  });

  it('applies changes to the current URL after Back', async () => {
    const { press } = open();
    expect(await press('One')).toBe('tab=clients&panel=on');
    expect(await press('Back')).toBe('tab=clients');
    expect(await press('One')).toBe('tab=clients&panel=on');
  });
});
