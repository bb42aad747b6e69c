import { createServer, type Socket } from 'node:net';

/** How a provider is not one: says nothing, half of what it would, one letter a second, nothing that could be read, an error page, or breaks off. */
export type BrokenManner = 'silent' | 'half' | 'dripping' | 'garbage' | 'error-page' | 'closing' | 'empty';

/** A provider on this machine, byte by byte: each of its paths answers with an object, or in one of the broken manners. */
export async function brokenProvider(
  port: number,
  answerTo: (path: string) => object | BrokenManner | Promise<object>,
  host = 'localhost',
): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.once('data', (request) => {
      const answer = answerTo(/^\w+ (\/[^ ?]*)/.exec(request.toString())?.[1] ?? '/');
      if (typeof answer === 'string') answerBroken(socket, answer);
      else void Promise.resolve(answer).then((said) => socket.end(http(200, 'application/json', JSON.stringify(said))));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    close: async () => {
      // No more are taken first: a browser connects ahead of its need, and would be waited for.
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

const http = (status: number, type: string, body: string, length = body.length): string =>
  `HTTP/1.1 ${status} Status\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`;

function answerBroken(socket: Socket, manner: BrokenManner): void {
  if (manner === 'half') socket.write(http(200, 'application/json', '{"issuer":"http', 4000));
  if (manner === 'garbage') socket.end('\u0000\u0001 What is this?\r\n\r\n');
  if (manner === 'error-page') socket.end(http(200, 'text/html', '<h1>Maintenance</h1>'));
  if (manner === 'closing') socket.end(http(200, 'application/json', '{"issuer":"http', 4000));
  if (manner === 'empty') socket.end(http(502, 'application/json', '{}'));
  if (manner !== 'dripping') return;
  socket.write(http(200, 'application/json', '{', 4000));
  const drip = setInterval(() => socket.write(' '), 500);
  socket.once('close', () => clearInterval(drip));
}
