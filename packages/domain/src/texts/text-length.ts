/** The letters of which one text message holds 160 (GSM 03.38, without those that count twice); with any other it holds 70. */
const shortLetters = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\n]*$/;
const maxLetters = 160;

/** Whether a text goes as one message. */
export const isOneMessage = (text: string): boolean => shortLetters.test(text) && text.length <= maxLetters;

/** The longest short name with which each of the portal's own texts is one message. */
export const longestNameInTexts = 15;

/** Why texts that begin with a co-op's short name are sent, and paid, as more than one message; undefined where they are not. */
export function nameInTextsFault(shortName: string): 'letters' | 'length' | undefined {
  if (!shortLetters.test(shortName)) return 'letters';
  return shortName.length > longestNameInTexts ? 'length' : undefined;
}
