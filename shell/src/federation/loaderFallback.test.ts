import { jest } from '@jest/globals';
import { makeSnapshot, makeSource, withPreviousVersion } from '../testing/renderApp.tsx';
import { createLoader, type FallbackEvent, type RemoteSource } from './loader.ts';

/** A tab in which every remote has a previous version. Records requests and fallbacks. */
function open(failing: Parameters<typeof makeSource>[1] = () => false, snapshot = withPreviousVersion()) {
  const requests: string[] = [];
  const fallbacks: FallbackEvent[] = [];
  const source = makeSource({}, failing, snapshot);
  const manifest: RemoteSource['manifest'] = (name, attempt, which) => {
    requests.push(`${name} ${which} ${attempt}`);
    return source.manifest(name, attempt, which);
  };
  const onFallback = (fallback: FallbackEvent) => void fallbacks.push(fallback);
  const loader = createLoader(snapshot, { manifest }, { onFallback });
  const onChange = jest.fn();
  const unsubscribe = loader.subscribe(onChange);
  return { loader, requests, fallbacks, onChange, unsubscribe };
}

describe('a remote that falls back', () => {
  it('gets its pages and dialogs from the previous version; others do not change', async () => {
    const { loader, requests, fallbacks, onChange } = open();
    const [page, popup, other] = [loader.page('/'), loader.dialog('consultation'), loader.page('/dashboard')];
    loader.fallBack(page);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect([loader.page('/') === page, loader.dialog('consultation') === popup]).toEqual([false, false]);
    expect(loader.page('/dashboard')).toBe(other);
    expect(loader.page('/')).toBe(loader.page('/'));
    expect(loader.page('/').keepsContent).toBe(false);
    await Promise.all([loader.page('/').load(), loader.dialog('consultation').load()]);
    expect(requests).toEqual(['mfe-marketing before 0', 'mfe-marketing before 0']);
    expect(fallbacks).toEqual([{ remote: 'mfe-marketing', version: '1', to: '0', route: '/' }]);
  });

  it('falls back once, and removed listeners are not called', () => {
    const { loader, onChange, unsubscribe } = open();
    const lateListener = jest.fn();
    const unsubscribeLate = loader.subscribe(lateListener);
    loader.fallBack(loader.page('/'));
    loader.fallBack(loader.page('/'));
    expect(onChange).toHaveBeenCalledTimes(1);
    unsubscribe();
    unsubscribe();
    loader.fallBack(loader.dialog('consultation'));
    loader.fallBack(loader.page('/admin'));
    expect([onChange.mock.calls.length, lateListener.mock.calls.length]).toEqual([1, 2]);
    unsubscribeLate();
  });

  it('may call a listener that unsubscribes during the call', () => {
    const { loader, onChange } = open();
    const unsubscribeSelf = loader.subscribe(() => unsubscribeSelf());
    const last = jest.fn();
    loader.subscribe(last);
    loader.fallBack(loader.page('/'));
    expect([onChange.mock.calls.length, last.mock.calls.length]).toEqual([1, 1]);
  });

  it('does nothing if no remote has the resource, or there is no previous version', () => {
    const { loader, onChange } = open();
    loader.fallBack(loader.page('/nowhere'));
    const withoutPrevious = open(undefined, makeSnapshot());
    const page = withoutPrevious.loader.page('/');
    withoutPrevious.loader.fallBack(page);
    expect(withoutPrevious.loader.page('/')).toBe(page);
    expect([onChange.mock.calls.length, withoutPrevious.onChange.mock.calls.length]).toEqual([0, 0]);
  });

  it('falls back as soon as it fails to load, and reports it before its page is there', async () => {
    const { loader, requests, onChange } = open((_, __, which) => which === 'live');
    const page = loader.page('/');
    let isThere = false;
    onChange.mockImplementation(() => expect(isThere).toBe(false));
    await page.load().then(() => {
      isThere = true;
    });
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(loader.page('/')).not.toBe(page);
    expect(loader.page('/').status()).toBe('ready');
    expect(requests).toEqual(['mfe-marketing live 0', 'mfe-marketing before 0']);
  });

  it('falls back without a listener, too', async () => {
    const source = makeSource({}, (_, __, which) => which === 'live');
    await expect(createLoader(withPreviousVersion(), source).page('/').load()).resolves.toEqual(expect.any(Function));
  });

  it('keeps the live version if the previous one fails too, and reports the error of the live one', async () => {
    const { loader, requests, fallbacks, onChange } = open(() => true);
    const page = loader.page('/');
    await expect(page.load()).rejects.toThrow('mfe-marketing is away');
    page.retry();
    await expect(page.load()).rejects.toThrow('mfe-marketing is away');
    expect(requests).toEqual(['live 0', 'before 0', 'live 1', 'before 1'].map((what) => `mfe-marketing ${what}`));
    expect([fallbacks, onChange.mock.calls.length, loader.page('/') === page]).toEqual([[], 0, true]);
  });
});
