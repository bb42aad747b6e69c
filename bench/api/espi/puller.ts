import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A third party's side of `bench/api/espi/subscriptions.ts`, in a process of its own so that it takes none of the time of whoever measures:
 * pulls what it is given, as many at once as it is told, and reads everything; asks again after a 503 when that says so.
 */
interface Order {
  readonly origin: string;
  readonly atOnce: number;
  readonly pulls: readonly { readonly path: string; readonly token: string }[];
}

let isPaused = false;
const said = { done: 0, bytes: 0, busy: 0, broken: 0, readings: 0 };

process.on('message', (given: Order | 'pause' | 'go on') => {
  if (given === 'pause') isPaused = true;
  else if (given === 'go on') isPaused = false;
  else void pullAll(given);
});
setInterval(() => process.send?.(said), 500).unref();
process.send?.('ready');

async function pullAll({ origin, atOnce, pulls }: Order): Promise<void> {
  const waiting = [...pulls];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        while (isPaused) await pause(50);
        const wait = await pull(origin, next);
        if (wait === 0) continue;
        waiting.push(next);
        await pause(wait * 1000);
      }
    }),
  );
  process.send?.({ ...said, isOver: true });
}

/** Answers after how many seconds it is to be asked again; 0: it has come. */
function pull(origin: string, { path, token }: Order['pulls'][number]): Promise<number> {
  return new Promise((done) => {
    const asked = request(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode === 503) {
        said.busy += 1;
        answer.resume();
        return done(Number(answer.headers['retry-after'] ?? 1));
      }
      let tail = '';
      answer.setEncoding('latin1');
      answer.on('data', (piece: string) => {
        said.bytes += piece.length;
        if (said.done === 0) said.readings += piece.split('<IntervalReading>').length - 1;
        tail = (tail + piece).slice(-20);
      });
      answer.on('close', () => {
        if (answer.statusCode === 200 && tail.includes('</feed>')) said.done += 1;
        else said.broken += 1;
        done(0);
      });
    });
    asked.on('error', () => {
      said.broken += 1;
      done(0);
    });
    asked.end();
  });
}
