import { vi } from 'vitest';

/** What pages ask of a browser that jsdom has not: media queries, scrolling, sizes, dialogs, leaving for another page. */
export function stubBrowser(): void {
  const nothing = () => undefined;
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('scrollTo', nothing);
  class Observer {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
  Element.prototype.scrollIntoView = nothing;
  vi.stubGlobal('open', nothing);
}
