/** Node 20 has no `URL.parse`, which the authorization server's library calls. */
if (!('parse' in URL))
  Object.defineProperty(URL, 'parse', {
    value: (url: string, base?: string): URL | null => (URL.canParse(url, base) ? new URL(url, base) : null),
  });
