import { EVENT_CAPTURE_SCRIPT } from './eventCaptureScript.ts';

const script = document.createElement('script');
script.textContent = EVENT_CAPTURE_SCRIPT;
document.head.append(script);

/** Submits a form that has no handler. Returns whether the browser sends it. */
function submit(method: string): boolean {
  const form = document.createElement('form');
  form.method = method;
  document.body.append(form);
  return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

it('a form that is not hydrated is sent to an endpoint, and never to the address of its page', () => {
  expect(submit('get')).toBe(false);
  expect(submit('post')).toBe(true);
});
