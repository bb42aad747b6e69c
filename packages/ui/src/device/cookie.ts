const year = 365 * 24 * 60 * 60;

/** Keeps a cookie for a year for the server to read, or with null drops it. Nothing of it is secret. */
export function keepCookie(name: string, value: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store API
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : year}; SameSite=Lax${secure}`;
}
