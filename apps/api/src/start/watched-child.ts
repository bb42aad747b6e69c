import { watch } from 'node:fs';
import { type ChildProgram, startChild } from '../platform/process/child-program.ts';
import { type Stop, sentenceOf } from '../platform/process/program.ts';

/** Changes that come together, as of an editor that saves all, are one. */
const togetherMs = 200;
const isRead = (file: string | null): boolean =>
  file !== null && /\.(ts|yaml|json|html|md|sql)$/.test(file) && !/\.test\.ts$/.test(file);

/** Starts a program, and anew whenever a file of the folders changes; one that can't start waits for the next change. */
export async function watchedChild(
  name: string,
  file: string,
  settings: Record<string, string>,
  folders: readonly string[],
): Promise<{ readonly stop: Stop }> {
  let child: ChildProgram | undefined = await startChild(name, file, settings);
  let working: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const anew = async (): Promise<void> => {
    await child?.stop();
    child = await startChild(name, file, settings).catch((error: unknown) => {
      console.error(sentenceOf(error));
      return undefined;
    });
    if (child) console.log(`The ${name} runs anew.`);
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_kind, changed) => {
      if (!isRead(changed)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(anew);
      }, togetherMs);
    }),
  );
  return {
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await working;
      await child?.stop();
    },
  };
}
