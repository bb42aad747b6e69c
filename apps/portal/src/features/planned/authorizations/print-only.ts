/** Prints one part of the page and nothing else; the stylesheet goes by the mark. */
export function printOnly(part: HTMLElement | null): void {
  if (!part) return;
  part.dataset.printed = '';
  // Some browsers print a moment after the call.
  window.addEventListener('afterprint', () => delete part.dataset.printed, { once: true });
  window.print();
}
