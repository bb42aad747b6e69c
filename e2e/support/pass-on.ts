import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Passes a call on to a product, and its answer back; where it is to wait for something, after that. */
export function passOn(
  to: string,
  from: IncomingMessage,
  answer: ServerResponse,
  waits: () => Promise<void> = async () => undefined,
): void {
  const on = request(new URL(from.url ?? '/', to), { method: from.method, headers: from.headers }, async (came) => {
    await waits();
    answer.writeHead(came.statusCode ?? 502, came.headers);
    came.pipe(answer);
  });
  on.on('error', () => answer.destroy());
  from.pipe(on);
}
