import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../limits/network.ts';
import { EnvironmentError } from '../process/environment-error.ts';

/** The proxies in front: how many, and the networks from which they call. */
export interface TrustedProxies {
  readonly count: number;
  readonly networks: BlockList;
}

/** Reads TRUST_PROXY and TRUST_PROXY_NETWORKS. */
export const trustedProxiesOf = (values: {
  readonly TRUST_PROXY: 'yes' | 'no' | number;
  readonly TRUST_PROXY_NETWORKS: string;
}): TrustedProxies => ({
  count: values.TRUST_PROXY === 'no' ? 0 : values.TRUST_PROXY === 'yes' ? 1 : values.TRUST_PROXY,
  networks: networksOf('TRUST_PROXY_NETWORKS', values.TRUST_PROXY_NETWORKS),
});

/** Reads networks by commas, such as 10.0.0.0/8. */
export function networksOf(name: string, setting: string): BlockList {
  const networks = new BlockList();
  for (const network of setting.split(',').map((one) => one.trim())) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    const length = bits === undefined ? (family === 6 ? 128 : 32) : Number(bits);
    if (family === 0 || !Number.isInteger(length) || length < 0 || length > (family === 6 ? 128 : 32))
      throw new EnvironmentError(`${name}: ${network || 'an empty part'} is no network, such as 10.0.0.0/8.`);
    networks.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}

/**
 * Whom the web server believes about where a call comes from: so many proxies, the nearest ones, each in a network of
 * theirs. Each adds its caller at the end of `X-Forwarded-For`, so what a caller has written there itself stands before
 * that and is not heeded; nor is the header of who calls from elsewhere.
 */
export function trustedHops({ count, networks }: TrustedProxies): false | ((address: string, hop: number) => boolean) {
  return count > 0 && ((address, hop) => hop < count && isIn(networks, address));
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => isIn(loopback, address);

/** Whether a connection from an address may be a proxy's, which speaks for many. */
export const mayBeProxy = ({ count, networks }: TrustedProxies, address: string): boolean =>
  count > 0 && isIn(networks, address);

/** Whether an address lies in one of some networks. */
export function isIn(networks: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  return plain !== undefined && networks.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

/** Where a call comes from: as the nearest proxy says; by its own connection where that names no address. */
export const callerAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  plainAddress(ip) ?? plainAddress(socket.remoteAddress ?? '') ?? '';
