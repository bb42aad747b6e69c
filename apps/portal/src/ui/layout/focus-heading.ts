/** Takes focus to the heading of the page, or of the dialog in which something stood that is now gone. */
export function focusHeadingOf(gone: Element): void {
  const place = gone.closest('dialog') ?? document.querySelector('main') ?? document.body;
  const heading = place.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
