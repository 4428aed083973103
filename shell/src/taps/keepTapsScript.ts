/**
 * The page's first script, right behind its content: keeps the last tap on a button, and Enter in a form, while
 * nothing answers it. It is inlined in every composed page and allowed by its hash.
 *
 * A tap on something that React has yet to take over is stopped by React on its way down, unless it can take it over
 * at once. So what comes back up has been answered, as soon as React has the button: the page says a moment later that it
 * is alive.
 */
export const KEEP_TAPS_SCRIPT = [
  '(function(){var t=window.skalTaps={alive:0};',
  "function button(e){var o=e.target;if(e.type==='click')return o.closest&&o.closest('button');",
  "if(e.key==='Enter'&&o.tagName==='INPUT'&&o.form)return[].slice.call(o.form.querySelectorAll('button')).pop()}",
  'function keep(e){var o=button(e);',
  "if(o&&(!t.alive||t.alive<2&&!o.dataset.dialog&&o.closest('main')))t.button=o}",
  "function taken(o){return Object.keys(o).some(function(k){return k.indexOf('__react')===0})}",
  'function answered(e){var o=button(e);if(o&&t.button===o&&(t.alive||taken(o)))t.button=null}',
  "['click','keydown'].forEach(function(n){addEventListener(n,keep,true);addEventListener(n,answered)})})()",
].join('');
