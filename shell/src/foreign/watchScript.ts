/**
 * Part of the page's first script, right behind its content: records what translators and extensions of the browser change
 * in it until React takes it over. It is inlined in every composed page and allowed by its hash.
 */
export const WATCH_SCRIPT = [
  '(function(){var records=[],observer=new MutationObserver(function(more){records.push.apply(records,more)});',
  "observer.observe(document.getElementById('root'),",
  '{childList:true,characterData:true,characterDataOldValue:true,subtree:true});',
  'window.skalForeign={records:records,observer:observer}})()',
].join('');
