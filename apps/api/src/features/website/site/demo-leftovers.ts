import type { SettingsText } from '../../../platform/yaml/settings-text.ts';
import type { CoopFolder } from './co-op-folder.ts';

/** What only an invented co-op may say: addresses that lead nowhere, numbers that ring nowhere, the names of the demos. */
const signs: readonly (readonly [sign: RegExp, of: string])[] = [
  [/\.example\b/i, 'an address that leads nowhere'],
  [/\b555[-. ]01\d\d\b/, 'a telephone number that rings nowhere'],
  [/\bcedar ?-?ridge\b|\bocotillo\b|\bwhetstone\b/i, 'the name of a demo'],
  [/\bAlder Crossing\b|\bPalo Seco\b|\b18,400\b/, 'a place or a number of a demo'],
];

/** What in a text only a demo may say; undefined where there is nothing. */
export const demoSign = (text: string): string | undefined => signs.find(([sign]) => sign.test(text))?.[1];

/** Each text of a file with its key, `settings.email`. */
function textsIn(value: unknown, key: string): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, key === '' ? name : `${key}.${name}`));
}

const filesOf = ({ site, texts }: CoopFolder): SettingsText[] => [site, ...texts.values()];

/** The settings that lead to an address of `.example`, by file and key. */
export function exampleAddresses(folder: CoopFolder): string[] {
  return filesOf(folder).flatMap(({ fileName, values }) =>
    textsIn(values, '').flatMap(([key, text]) => (/\.example\b/i.test(text) ? [`${fileName} ${key}`] : [])),
  );
}

/** What a folder that was copied from a demo still says of it, one line each. */
export function demoLeftovers(folder: CoopFolder): string[] {
  return filesOf(folder).flatMap(({ fileName, values }) =>
    textsIn(values, '').flatMap(([key, text]) => {
      const found = demoSign(text);
      if (found !== undefined) return [`${fileName} ${key}: ${found} (${text.slice(0, 60)})`];
      return key.endsWith('webChatSetting.apiUrl') && text === 'sandbox'
        ? [`${fileName} ${key}: a web chat that only a sandbox answers`]
        : [];
    }),
  );
}
