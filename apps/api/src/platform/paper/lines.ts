const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text in lines no wider than a width: broken between words, within one only where it alone is too wide. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = partsOf(word, width, widthOf);
      line = parts.pop() ?? '';
      lines.push(...parts);
    }
    return [...lines, line];
  });
}

/** A word in parts of which each fits. */
function partsOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of letters.segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
