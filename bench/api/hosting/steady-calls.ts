import { Agent, request } from 'node:http';

/** How long calls took, in milliseconds, and how many were not answered as they should. */
export interface Answered {
  readonly took: readonly number[];
  readonly failed: number;
}

/**
 * Calls a host so often a second, whether the ones before were answered or not; each path in its turn. Within its own part
 * of the second each call comes at any moment: two that call evenly would meet each time, or never.
 */
export async function callSteadily(
  port: number,
  host: string,
  { perSecond, seconds, paths }: { perSecond: number; seconds: number; paths: readonly string[] },
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const took: number[] = [];
  let failed = 0;
  const one = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (isGood: boolean): void => {
        took.push(performance.now() - began);
        if (!isGood) failed += 1;
        resolve();
      };
      const asked = request({ port, path, agent, headers: { host, authorization: 'Bearer nobody' } }, (answer) => {
        answer.resume();
        answer.on('end', () => end((answer.statusCode ?? 500) < 500));
        answer.on('error', () => end(false));
      });
      asked.on('error', () => end(false));
      asked.end();
    });
  const calls: Promise<void>[] = [];
  const began = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const wait = began + ((at + Math.random()) * 1000) / perSecond - performance.now();
    if (wait > 1) await new Promise((done) => setTimeout(done, wait));
    calls.push(one(paths[at % paths.length] ?? '/'));
  }
  await Promise.all(calls);
  agent.destroy();
  return { took, failed };
}
