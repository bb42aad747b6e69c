import { endWithParent, runProgram, type Stop } from '../platform/process/program.ts';

/** Runs what starts several things: each says how it is stopped, and they are stopped in the opposite order. */
export async function startInOrder(begin: (stops: Stop[]) => Promise<void>): Promise<void> {
  endWithParent();
  await runProgram(async () => {
    const stops: Stop[] = [];
    const stopAll = async (): Promise<void> => {
      for (const stop of stops.reverse()) await stop();
    };
    try {
      await begin(stops);
    } catch (error) {
      await stopAll();
      throw error;
    }
    return stopAll;
  });
}
