/**
 * The first script of the page, right after its content. Captures the last click on a button, and Enter in a form,
 * while nothing handles them. It is inlined in every page and allowed by its hash.
 *
 * React stops propagation (capture phase) of events on parts it has not hydrated, unless it can hydrate them at once.
 * An event that bubbles back up after `hydrated` was set has therefore been handled. A `__react` key on the button is
 * not enough: while a part hydrates, an unhandled event can still bubble.
 *
 * A form without a method needs script. Sent by the browser, it would put its fields, even a password, into the address;
 * the captured click sends it later.
 */
export const EVENT_CAPTURE_SCRIPT = [
  '(function(){var t=window.skalEventCapture={interactive:0,hydrated:0};',
  "function button(e){var o=e.target;if(e.type==='click')return o.closest&&o.closest('button');",
  "if(e.key==='Enter'&&o.tagName==='INPUT'&&o.form)return[].slice.call(o.form.querySelectorAll('button')).pop()}",
  'function keep(e){var o=button(e);',
  "if(o&&(!t.interactive||t.interactive<2&&!o.dataset.dialog&&o.closest('main,[data-framed]')))t.button=o}",
  'function answered(e){if(t.hydrated&&t.button===button(e))t.button=null}',
  "addEventListener('submit',function(e){if(e.target.method==='get')e.preventDefault()},true);",
  "['click','keydown'].forEach(function(n){addEventListener(n,keep,true);addEventListener(n,answered)})})()",
].join('');
