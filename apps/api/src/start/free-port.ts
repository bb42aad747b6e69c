import { createServer } from 'node:net';

/** Throws a sentence when a port is taken. */
export async function requireFreePort(setting: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', () => reject(new Error(`Port ${port} is taken; choose another with ${setting}.`)));
    probe.listen(port, '127.0.0.1', resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
