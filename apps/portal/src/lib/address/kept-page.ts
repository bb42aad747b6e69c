/** Whether this page is one that the device kept, shown for want of a network: no other can be loaded from here. */
export function isKeptPage(): boolean {
  return typeof document !== 'undefined' && 'kept' in document.documentElement.dataset;
}
