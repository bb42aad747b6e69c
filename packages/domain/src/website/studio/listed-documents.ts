import type { SettingValue } from './draft.ts';

/** A line of a list of documents for members. */
export interface StudioDocument {
  readonly friendlyDescription: string;
  /** Another site's address, or the name of a file. */
  readonly url: string;
  /** The file was added in the office: the SHA-256 of its bytes. */
  readonly document?: string;
}

/** A list of documents as a setting holds it; what is no document is left out. */
export const documentsOf = (value: SettingValue): StudioDocument[] =>
  Array.isArray(value)
    ? value.flatMap((one) => {
        if (one === null || typeof one !== 'object' || Array.isArray(one)) return [];
        const { friendlyDescription, url, document } = one;
        if (typeof friendlyDescription !== 'string' || typeof url !== 'string') return [];
        return [{ friendlyDescription, url, ...(typeof document === 'string' && { document }) }];
      })
    : [];

/** A list of documents as a setting. */
export const documentsValue = (documents: readonly StudioDocument[]): SettingValue =>
  documents.map((one) => ({ ...one }));

/** The lists in both languages; without a Spanish one its readers find the English one. */
export interface DocumentLists {
  readonly english: readonly StudioDocument[];
  readonly spanish: readonly StudioDocument[] | null;
}

/** The lists that two settings hold; the same list twice is one for all. */
export function listsOf(english: SettingValue, spanish: SettingValue): DocumentLists {
  const [forAll, own] = [documentsOf(english), documentsOf(spanish)];
  const isOwn = spanish !== null && JSON.stringify(own) !== JSON.stringify(forAll);
  return { english: forAll, spanish: isOwn ? own : null };
}

/** A list of documents in lines to compare. */
export const documentLines = (value: SettingValue): string =>
  documentsOf(value)
    .map(({ friendlyDescription, url }) => `${friendlyDescription} (${url})`)
    .join('; ');
