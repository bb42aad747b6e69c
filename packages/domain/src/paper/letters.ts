/** Latin with its marks, Greek and Cyrillic, and the signs of texts, as far as Noto Sans has them. */
const latinGreekCyrillic =
  '\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u02FF\\u0370-\\u0377\\u037A-\\u037F\\u0384-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03E1\\u03F0-\\u0482\\u048A-\\u052F' +
  '\\u1E00-\\u1F15\\u1F18-\\u1F1D\\u1F20-\\u1F45\\u1F48-\\u1F4D\\u1F50-\\u1F57\\u1F59\\u1F5B\\u1F5D\\u1F5F-\\u1F7D\\u1F80-\\u1FB4\\u1FB6-\\u1FC4\\u1FC6-\\u1FD3\\u1FD6-\\u1FDB\\u1FDD-\\u1FEF\\u1FF2-\\u1FF4\\u1FF6-\\u1FFE' +
  '\\u2000-\\u200A\\u2010-\\u2027\\u202F-\\u205F\\u2070\\u2071\\u2074-\\u208E\\u20A0-\\u20C0\\u2100-\\u215F\\u2212\\u2C60-\\u2C7F\\uA722-\\uA787\\uA78B-\\uA7CA\\uFB00-\\uFB06\\uFFFD';
const cherokee = '\\u13A0-\\u13F5\\u13F8-\\u13FD\\uAB70-\\uABBF';
const marks = '\\u0300-\\u036F';

/** What a paper's fonts draw as one: a letter with its marks, or a Cherokee letter. */
const drawn = new RegExp(`[${latinGreekCyrillic}][${marks}]*|[${cherokee}]|\\n`, 'g');
const onlyDrawn = new RegExp(`^(?:[${latinGreekCyrillic}][${marks}]*|[${cherokee}]|\\n)*$`);
/** What no paper shows: soft hyphens, joiners and signs of direction. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F]|\uFE0E|\uFE0F|\uFEFF/g;

const plain = (text: string): string => text.normalize('NFC').replace(unseen, '');

/** Whether bills, notices and letters can be drawn with a text, letter for letter. */
export const canBeDrawn = (text: string): boolean => onlyDrawn.test(plain(text));

/** A text as it is drawn: what the fonts do not have is a sign that says so, never another letter. */
export function drawnText(text: string): string {
  let rest = 0;
  let answer = '';
  const whole = plain(text);
  for (const found of whole.matchAll(drawn)) {
    if (found.index > rest) answer += '\uFFFD';
    answer += found[0];
    rest = found.index + found[0].length;
  }
  return rest < whole.length ? `${answer}\uFFFD` : answer;
}

/** A part of a text that one font draws. */
export interface Run {
  readonly text: string;
  readonly isCherokee: boolean;
}

/** A drawn text in parts for the font of each. */
export function runsOf(text: string): Run[] {
  return [...text.matchAll(new RegExp(`[${cherokee}]+|[^${cherokee}]+`, 'g'))].map(([part]) => ({
    text: part,
    isCherokee: new RegExp(`^[${cherokee}]`).test(part),
  }));
}
