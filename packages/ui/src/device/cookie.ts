const year = 365 * 24 * 60 * 60;

/**
 * Keeps a cookie for a year for the server to read, or with null drops it. Over HTTPS no other host can set it; the name
 * without a prefix, which earlier pages kept, goes. Nothing of it is secret.
 */
export function keepCookie(name: string, value: string | null): void {
  const isSecure = window.location.protocol === 'https:';
  const kept = `=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : year}; SameSite=Lax`;
  if (isSecure) write(`${name}=; Path=/; Max-Age=0`);
  write(isSecure ? `__Host-${name}${kept}; Secure` : `${name}${kept}`);
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store API
  document.cookie = cookie;
}
