import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const roots: Root[] = [];

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
});

/** Shows a node in the document's body, until the test ends. Called again, `show` renders another in its place. */
export function render(node: ReactNode): { readonly show: (node: ReactNode) => void } {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.push(root);
  const show = (shown: ReactNode): void => act(() => root.render(shown));
  show(node);
  return { show };
}

/** The first element that a selector finds. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing on the page is ${selector}.`);
  return found;
}

/** The button of a name: its label, or the words that can be seen. */
export function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

/** Presses an element as a pointer does. */
export function press(element: HTMLElement): void {
  act(() => element.click());
}

/** Presses a key where focus is. */
export function key(name: string): void {
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
}
