const typed = new Map<HTMLInputElement, string>();

const note = ({ target }: Pick<Event, 'target'>): void => {
  if (target instanceof HTMLInputElement) typed.set(target, target.value);
};

/**
 * Keeps what somebody types, or a password manager fills in, before the script has taken the page over: React starts
 * with its own empty values and would erase it.
 */
export function keepEarlyTyping(): void {
  for (const target of document.querySelectorAll('input')) if (target.value !== target.defaultValue) note({ target });
  addEventListener('input', note, true);
}

/** Gives back what was kept, as if it were typed now. */
export function giveTypingBack(): void {
  removeEventListener('input', note, true);
  for (const [field, value] of typed) {
    // React hears of a change when the value is another than the one that it has seen set.
    field.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed.clear();
}
