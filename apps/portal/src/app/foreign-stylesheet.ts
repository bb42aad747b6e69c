/** Adds a co-op's stylesheet from another host, once the page stands: a slow or absent host holds nothing up. */
export function addForeignStylesheet(address: string | undefined): void {
  if (!address?.startsWith('https://')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.referrerPolicy = 'no-referrer';
  link.href = address;
  document.head.append(link);
}
