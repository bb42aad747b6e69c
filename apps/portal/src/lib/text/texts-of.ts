import type { Texts } from '@rochdale/domain/texts/text';

/** All texts of a file. */
export async function textsOf(file: Promise<Readonly<Record<string, Texts>>>): Promise<Texts> {
  return Object.assign({}, ...Object.values(await file));
}
