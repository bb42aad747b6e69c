/** Takes focus to the heading of the page, or of the dialog in which something stood that is now gone. */
export function focusHeadingOf(gone: Element): void {
  focusHeadingIn(gone.closest('dialog') ?? document.querySelector('main') ?? document.body);
}

/** Takes focus to the first heading of a part of the page. */
export function focusHeadingIn(place: Element): void {
  const heading = place.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
