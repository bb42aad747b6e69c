const plain = 'aceilnorsuyzACEILNORSUYZ';
const accented = 'áçéíłñóřšúýžÁÇÉÍŁÑÓŘŠÚÝŽ';
const disguises = new Map([...plain].map((letter, at) => [letter, accented[at] ?? letter]));

/** English in disguise: in brackets, accented, about a third longer, and with its placeholders kept. */
export function disguised(text: string): string {
  const said = text.replace(/\{\w+\}|[a-z]/gi, (found) => {
    if (found.length > 1) return found;
    const letter = disguises.get(found) ?? found;
    return 'aeiou'.includes(found) ? letter + letter : letter;
  });
  return `⟦${said}⟧`;
}

/** A catalogue, or a part of one, in disguise. */
export function disguisedTexts<T extends Readonly<Record<string, string>>>(texts: T): Record<keyof T, string> {
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, disguised(text)])) as Record<
    keyof T,
    string
  >;
}
