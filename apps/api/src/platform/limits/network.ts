import { isIP, isIPv6 } from 'node:net';

/** An address as proxies write it, without port, brackets and zone; undefined where it is none. */
export function plainAddress(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text);
  const plain = (bare?.[1] ?? bare?.[2] ?? text).replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) === 0 ? undefined : plain;
}

/**
 * What a limit by address counts by: an IPv4 address, or of IPv6 the 64 bits of the network, since one household has
 * all the addresses of its network.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - end.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...end];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The neighborhood of a network as `networkOf` names it: who has one address there soon has another. `203.0.113.0/24`,
 * `2001:db8:1::/48`.
 */
export function neighborhoodOf(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network.replace(/\.\d+$/, '.0/24');
}
