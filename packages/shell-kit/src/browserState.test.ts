import { onAccountChangedInOtherTab } from './account.ts';
import { canStoreCookies, clearStored, openChannel, readStored, setStored, takeStored } from './browserState.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('a browser with storage', () => {
  it('keeps a value until it is taken', () => {
    setStored('sessionStorage', 'key', 'value');
    expect(readStored('sessionStorage', 'key')).toBe('value');
    expect(readStored('localStorage', 'key')).toBeNull();
    expect(takeStored('sessionStorage', 'key')).toBe('value');
    expect(takeStored('sessionStorage', 'key')).toBeNull();
  });

  it('keeps cookies, and removes the probe', () => {
    expect(canStoreCookies()).toBe(true);
    expect(document.cookie).toBe('');
  });
});

describe('a browser that blocks cookies and storage', () => {
  const block = (owner: object, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { ...descriptor, configurable: true });
    restore.push(() => (before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name)));
  };
  const restore: (() => unknown)[] = [];
  afterEach(() => {
    for (const act of restore.splice(0)) act();
  });

  it('causes no error if access throws, as in Firefox', () => {
    block(window, 'localStorage', { get: refuse });
    block(window, 'sessionStorage', { get: refuse });
    block(window, 'BroadcastChannel', { value: refuse });
    block(document, 'cookie', { get: refuse, set: refuse });
    setStored('localStorage', 'key', 'value');
    expect(readStored('localStorage', 'key')).toBeNull();
    expect(takeStored('sessionStorage', 'key')).toBeNull();
    expect(clearStored).not.toThrow();
    expect(openChannel('name')).toBeNull();
    expect(onAccountChangedInOtherTab(() => undefined)).not.toThrow();
    expect(canStoreCookies()).toBe(false);
  });

  it('is detected if setting a cookie has no effect, as in Chromium', () => {
    block(document, 'cookie', { get: () => '', set: () => undefined });
    expect(navigator.cookieEnabled).toBe(true);
    expect(canStoreCookies()).toBe(false);
  });
});
