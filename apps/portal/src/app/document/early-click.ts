/**
 * Keeps the last button that was clicked in the frame before its code has come; whoever calls what this answers has it
 * clicked now. Links lead where they lead by themselves.
 */
export function keepEarlyClick(): () => void {
  let clicked: HTMLButtonElement | null = null;
  const note = ({ target }: Event): void => {
    if (target instanceof Element) clicked = target.closest<HTMLButtonElement>(':is(header, footer) button');
  };
  addEventListener('click', note, true);
  return () => {
    removeEventListener('click', note, true);
    clicked?.click();
    clicked = null;
  };
}
