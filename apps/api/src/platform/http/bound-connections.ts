import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/network.ts';
import { isLoopback, mayBeProxy, type TrustedProxies } from './trusted-hops.ts';

/** Most connections at once; more are closed at once, and those that are open go on. */
export const maxConnections = 2_000;
/** Most of them from one address; a proxy speaks for many, and this machine for itself. */
export const maxConnectionsOfOne = 400;

/** Bounds how many connections a server holds: all together, and those of each address, so that no caller has them all. */
export function boundConnections(server: Server, proxies: TrustedProxies): void {
  server.maxConnections = maxConnections;
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isLoopback(remoteAddress) || mayBeProxy(proxies, remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxConnectionsOfOne) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
