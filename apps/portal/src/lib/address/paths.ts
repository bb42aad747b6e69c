/** The address of a screen: `screenPath('quick-pay', { accountno: '1' })` → `/pages/quick-pay?accountno=1`. */
export function screenPath(route: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = new URLSearchParams(given).toString();
  return `/pages/${route.replace(/^\//, '')}${text === '' ? '' : `?${text}`}`;
}

/** Whether a link leaves the portal. */
export function isExternal(link: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(link);
}

/** Where a configured link leads: `/accountoverview` is the screen of that name, other sites stay as they are. */
export function resolveLink(link: string): string {
  if (isExternal(link) || link.startsWith('/pages/')) return link;
  const [path = '', query] = link.split('?');
  return `/pages/${path.replace(/^\//, '')}${query === undefined ? '' : `?${query}`}`;
}
