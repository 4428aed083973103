/**
 * The page's first script, right behind its content: keeps the last tap on a button, and Enter in a form, while
 * nothing answers it. It is inlined in every composed page and allowed by its hash.
 *
 * A tap on something that React has yet to take over is stopped by React on its way down, unless it can take it over
 * at once. So what comes back up has been answered once the page is React's, which is said in `answers`, a moment before the
 * page is alive. That React knows a button already says nothing: while it takes a part over, a tap may come back up that
 * nobody has answered.
 */
export const EVENT_CAPTURE_SCRIPT = [
  '(function(){var t=window.skalTaps={alive:0,answers:0};',
  "function button(e){var o=e.target;if(e.type==='click')return o.closest&&o.closest('button');",
  "if(e.key==='Enter'&&o.tagName==='INPUT'&&o.form)return[].slice.call(o.form.querySelectorAll('button')).pop()}",
  'function keep(e){var o=button(e);',
  "if(o&&(!t.alive||t.alive<2&&!o.dataset.dialog&&o.closest('main')))t.button=o}",
  'function answered(e){if(t.answers&&t.button===button(e))t.button=null}',
  "['click','keydown'].forEach(function(n){addEventListener(n,keep,true);addEventListener(n,answered)})})()",
].join('');
