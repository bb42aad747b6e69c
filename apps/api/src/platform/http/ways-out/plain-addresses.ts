/** Hosts of this machine: what is said there passes no wire. */
const ownHost = /^(localhost|127(\.\d+){3}|\[::1\]|::1)?$/;

/** How a PostgreSQL connection is encrypted, with the server's certificate checked against a known authority. */
const checkedModes: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * The host of another machine that an address reaches without TLS, or with a certificate that nobody checks; undefined
 * where it is encrypted, or leads to this machine or a socket. E-mail by `smtp:` is not asked here: there the
 * transport itself insists on TLS.
 */
export function plainHostOf(address: string): string | undefined {
  // A socket's address may have no host before its path, which is none by the standard of addresses.
  const url = new URL(address.replace('@/', '@localhost/'));
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  if (host.startsWith('/') || ownHost.test(host)) return undefined;
  if (/^postgres(ql)?:$/.test(url.protocol))
    return checkedModes.has(url.searchParams.get('sslmode') ?? '') ? undefined : host;
  return url.protocol === 'http:' ? host : undefined;
}

/** Whether mail handed over at an address must be encrypted, by STARTTLS or from the first byte. */
export const mustEncryptMail = (smtpUrl: string, plainHosts: readonly string[]): boolean => {
  const { hostname } = new URL(smtpUrl);
  return !ownHost.test(hostname) && !plainHosts.includes(hostname);
};
