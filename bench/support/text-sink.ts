import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text as it came to the carrier. */
export interface SunkText {
  /** Ten digits. */
  readonly phone: string;
  readonly text: string;
  readonly at: number;
}

/** A carrier of texts that takes all of them and keeps when each came. */
export async function textSink() {
  const texts: SunkText[] = [];
  const server = createServer((request, response) => {
    const at = Date.now();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { to, text }: { to: string; text: string } = JSON.parse(Buffer.concat(parts).toString('utf8'));
      texts.push({ phone: to.slice(-10), text, at });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    texts,
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
