const LIES = 'skal-qa-lies';

/** The place where lies are told, above the page and in its way. */
function place(): HTMLElement {
  const there = document.getElementById(LIES);
  if (there) return there;
  const made = document.createElement('section');
  made.id = LIES;
  made.setAttribute('role', 'alert');
  made.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:2147483647;max-block-size:40vh;overflow:auto;padding:12px 16px;' +
    'background:var(--surface);color:var(--ink);border-block-end:4px solid var(--danger);font:var(--type-body)';
  document.body.prepend(made);
  return made;
}

/** Tells of an answer that the api could not have given, on the console and on the page: what is seen below is wrong. */
export function reportContractViolation(lie: string): void {
  const sentence = `Contract violation: ${lie}`;
  console.error(sentence);
  const line = document.createElement('p');
  line.textContent = sentence;
  place().append(line);
}
