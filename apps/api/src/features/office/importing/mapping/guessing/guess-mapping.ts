import { guessRows } from './guess-rows.ts';
import { lookAtFolder } from './look-at-folder.ts';
import { writeGuess } from './write-guess.ts';

/** Proposes a mapping for a folder of another system's files: the text of a mapping.yaml (moving-in-9). */
export async function guessMapping(folder: string): Promise<string> {
  const { looked, unread } = await lookAtFolder(folder);
  if (looked.length === 0) throw new Error(`${folder} holds no CSV, text or Excel file that can be read.`);
  return writeGuess(looked, unread, guessRows(looked));
}
