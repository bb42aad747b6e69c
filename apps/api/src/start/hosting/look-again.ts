import type { KeptCoops } from './kept-coops.ts';

const everyMs = 5_000;

/** Looks at the folder of co-ops now, every five seconds from then on, and when told to by SIGHUP. Answers how to end that. */
export async function lookAgainAndAgain(coops: Pick<KeptCoops<unknown>, 'look'>): Promise<() => void> {
  const look = (): void => void coops.look();
  await coops.look();
  const timer = setInterval(look, everyMs);
  process.on('SIGHUP', look);
  return () => {
    clearInterval(timer);
    process.off('SIGHUP', look);
  };
}
