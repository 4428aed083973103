/**
 * Part of the page's first script: records what browser translators and extensions change in the content until React
 * hydrates it. It is inlined in every page and allowed by its hash.
 */
export const WATCH_SCRIPT = [
  '(function(){var records=[],observer=new MutationObserver(function(more){records.push.apply(records,more)});',
  "observer.observe(document.getElementById('root'),",
  '{childList:true,characterData:true,characterDataOldValue:true,subtree:true});',
  'window.skalForeign={records:records,observer:observer}})()',
].join('');
