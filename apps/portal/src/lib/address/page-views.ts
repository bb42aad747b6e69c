/** A screen that a visitor has seen: nothing in it tells who or whose account. */
export interface PageView {
  /** Without a query, which may hold an account number or a token. */
  readonly path: string;
  readonly title: string;
}

type Listener = (view: PageView) => void;

let listener: Listener | undefined;
let waiting: readonly PageView[] = [];
/** Views that wait for somebody to count them, where nobody ever does. */
const maxWaiting = 10;

/** Says that a screen is shown. */
export function sayPageView(view: PageView): void {
  if (listener) listener(view);
  else waiting = [...waiting, view].slice(-maxWaiting);
}

/** Hands every page view to the one who counts them, also those from before it had loaded. */
export function onPageViews(count: Listener): void {
  listener = count;
  for (const view of waiting) count(view);
  waiting = [];
}
