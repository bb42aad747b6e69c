import { connect, type Socket } from 'node:net';
import { report, target } from './product.ts';

/**
 * `npx tsx test/attack/slow-clients.ts [http://127.0.0.1:3000]`: clients that are slow with the head, with the body, or
 * silent. Each must be let go within the server's bounds, and everybody else must be served meanwhile.
 */
const attacked = await target();
const clients = 150;
const longest = 60_000;
const findings: string[] = [];

/** Opens a connection that sends its text slowly, one piece a second; resolves with how long it was kept. */
function slow(first: string, piece: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket: Socket = connect(attacked.port, '127.0.0.1', () => socket.write(first));
    const drip = setInterval(() => socket.write(piece), 1000);
    const giveUp = setTimeout(() => socket.destroy(), longest);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      resolve(performance.now() - begun);
    });
  });
}

const kinds = {
  'slow heads': ['GET /v3/maintenance HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n'],
  'slow bodies': [
    'POST /v3/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    ' ',
  ],
  'silent connections': ['', ''],
  'silence after an answer': ['GET /v3/maintenance HTTP/1.1\r\nHost: localhost\r\n\r\n', ''],
} as const;

for (const [kind, [first, piece]] of Object.entries(kinds)) {
  const held = Array.from({ length: clients }, () => slow(first, piece));
  let slowest = 0;
  for (let asked = 0; asked < 8; asked += 1) {
    const begun = performance.now();
    const { ok } = await fetch(`${attacked.url}/v3/usage/config`);
    slowest = Math.max(slowest, performance.now() - begun);
    if (!ok) findings.push(`${kind}: another caller was refused`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const kept = Math.max(...(await Promise.all(held)));
  console.log(
    `${kind}: ${clients} clients, kept ${Math.round(kept / 1000)} s at most; others answered within ${Math.round(slowest)} ms`,
  );
  if (kept >= longest - 1000) findings.push(`${kind}: kept for as long as they like`);
  if (slowest > 5000) findings.push(`${kind}: others waited ${Math.round(slowest)} ms`);
}
await report('slow clients', findings, attacked);
