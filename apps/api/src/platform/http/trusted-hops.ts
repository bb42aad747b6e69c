import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../limits/network.ts';

/** The proxies in front: how many, and the networks from which they call. */
export interface TrustedProxies {
  readonly count: number;
  readonly networks: BlockList;
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

function isIn(networks: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  return plain !== undefined && networks.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

/** Where a call comes from: as the nearest proxy says; by its own connection where that names no address. */
export const callerAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  plainAddress(ip) ?? plainAddress(socket.remoteAddress ?? '') ?? '';
