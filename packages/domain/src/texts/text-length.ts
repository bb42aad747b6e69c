/** The letters of which one text message holds 160 (GSM 03.38, without those that count twice); with any other it holds 70. */
const shortLetters = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\n]*$/;
const maxLetters = 160;

/** Letters of the alphabet above that take the room of two. */
const doubleLetters = /[\^{}\\[~\]|€\f]/g;

/** How many messages a text goes as, and is paid as. */
export interface TextLength {
  readonly parts: number;
  readonly letters: number;
  /** The letters, each once, that leave room for 70 in a message instead of 160. */
  readonly wide: readonly string[];
}

/** In how many messages a text goes: of 160 letters, or 153 where it takes several; with a wide one of 70, or 67. */
export function textLengthOf(text: string): TextLength {
  const wide = [...new Set([...text.replace(doubleLetters, '')].filter((letter) => !shortLetters.test(letter)))];
  const letters = wide.length > 0 ? text.length : text.length + (text.match(doubleLetters)?.length ?? 0);
  const [one, several] = wide.length > 0 ? [70, 67] : [maxLetters, 153];
  return { letters, wide, parts: letters <= one ? 1 : Math.ceil(letters / several) };
}

/** The longest short name with which each of the portal's own texts is one message. */
export const longestNameInTexts = 15;

/** Why texts that begin with a co-op's short name are sent, and paid, as more than one message; undefined where they are not. */
export function nameInTextsFault(shortName: string): 'letters' | 'length' | undefined {
  if (!shortLetters.test(shortName)) return 'letters';
  return shortName.length > longestNameInTexts ? 'length' : undefined;
}
