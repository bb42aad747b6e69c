/** Where two texts differ: what both begin with, what each has of its own, and what both end with. */
export interface ComparedWords {
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  readonly end: string;
}

/** Compares two texts word by word, from both ends. */
export function compareWords(before: string, after: string): ComparedWords {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  return {
    start: old.slice(0, start).join(''),
    removed: old.slice(start, old.length - end).join(''),
    added: now.slice(start, now.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  };
}

/** Words and the spaces between them, each a part. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter((part) => part !== '');
