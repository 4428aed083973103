const ELEMENT_ID = 'skal-qa-lies';

/** Returns the element for violations, above the page. */
function container(): HTMLElement {
  const existing = document.getElementById(ELEMENT_ID);
  if (existing) return existing;
  const created = document.createElement('section');
  created.id = ELEMENT_ID;
  created.setAttribute('role', 'alert');
  created.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:2147483647;max-block-size:40vh;overflow:auto;padding:12px 16px;' +
    'background:var(--surface);color:var(--ink);border-block-end:4px solid var(--danger);font:var(--type-body)';
  document.body.prepend(created);
  return created;
}

/** Reports a response that violates the contract, on the console and on the page: what the page shows is wrong. */
export function reportContractViolation(violation: string): void {
  const message = `Contract violation: ${violation}`;
  console.error(message);
  const line = document.createElement('p');
  line.textContent = message;
  container().append(line);
}
