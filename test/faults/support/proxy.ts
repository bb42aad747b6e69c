import { connect, createServer, type Socket } from 'node:net';

/**
 * What stands between does: passes; passes late; takes and says nothing, without closing; refuses; or lets what is open
 * hang for ever while new connections pass, as a network does that has forgotten them.
 */
export type ProxyMode =
  | { readonly kind: 'pass' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'forgotten' };

/** Stands between two programs, on loopback. */
export interface Between {
  readonly port: number;
  set(mode: ProxyMode): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  forgotten: boolean;
}

/** Opens a proxy before a port of this machine. */
export async function openProxy(port: number, target: number): Promise<Between> {
  let mode: ProxyMode = { kind: 'pass' };
  const pairs = new Set<Pair>();
  const held: (() => void)[] = [];
  const send = (pair: Pair, to: Socket, data: Buffer): void => {
    if (pair.forgotten) return;
    const write = () => void (to.destroyed || pair.forgotten || to.write(data));
    if (mode.kind === 'hang') held.push(write);
    else if (mode.kind === 'late') setTimeout(write, mode.ms);
    else write();
  };
  const server = createServer((near) => {
    if (mode.kind === 'refuse') return void near.resetAndDestroy();
    const pair: Pair = { near, far: connect(target, '127.0.0.1'), forgotten: false };
    const { far } = pair;
    pairs.add(pair);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.on('data', (data) => send(pair, far, data));
    far.on('data', (data) => send(pair, near, data));
    const end = (other: Socket) => () => {
      // A connection that nobody remembers does not say that it ended.
      if (!pair.forgotten || other === far) other.destroy();
      if (near.destroyed && far.destroyed) pairs.delete(pair);
    };
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', end(other));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    set: (next) => {
      mode = next;
      if (next.kind === 'forgotten') for (const pair of pairs) pair.forgotten = true;
      if (next.kind === 'refuse') for (const { near } of pairs) near.resetAndDestroy();
      if (next.kind !== 'hang') for (const write of held.splice(0)) write();
    },
    close: async () => {
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
