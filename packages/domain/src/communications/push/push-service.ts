/** Push services of the browsers that people have, as PUSH_HOSTS writes them: a host, or `*.` and a domain. */
export const knownPushHosts =
  'fcm.googleapis.com,*.push.apple.com,*.push.services.mozilla.com,*.notify.windows.com' as const;

/** How long an endpoint may be. */
export const longestEndpoint = 1000;

/** Whether an address is an endpoint of one of these push services: HTTPS, at the usual port, naming nobody (communications-45). */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
