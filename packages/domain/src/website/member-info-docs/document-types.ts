/** What browsers show or save without running any of it, by the ending of the name (website-31). */
export const documentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type DocumentEnding = keyof typeof documentTypes;

const endings = Object.keys(documentTypes).filter((name): name is DocumentEnding => name in documentTypes);
const name = new RegExp(`^[A-Za-z0-9_][\\w-]{0,99}\\.(${endings.join('|')})$`);

/** The ending of a document's name; undefined for what is no such name. */
export function documentEnding(text: string): DocumentEnding | undefined {
  const found = name.exec(text)?.[1];
  return endings.find((ending) => ending === found);
}

/** The name under which a file is kept: what can't stand in a name gives way to `-`. Undefined: of a type that is not taken. */
export function documentName(fileName: string): string | undefined {
  const dot = fileName.lastIndexOf('.');
  if (dot < 0) return undefined;
  const stem = fileName
    .slice(0, dot)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
  const ending = fileName
    .slice(dot + 1)
    .toLowerCase()
    .replace(/^jpeg$/, 'jpg');
  const named = `${stem === '' ? 'document' : stem}.${ending}`;
  return documentEnding(named) === undefined ? undefined : named;
}

/** How a file of each type begins; a text begins with anything. */
const beginnings = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  txt: [],
  docx: [0x50, 0x4b, 0x03, 0x04],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
} as const satisfies Readonly<Record<DocumentEnding, readonly number[]>>;

/** Whether bytes are what the ending of their name says. */
export function isOfType(ending: DocumentEnding, bytes: Uint8Array): boolean {
  if (bytes.length === 0 || !beginnings[ending].every((byte, index) => bytes[index] === byte)) return false;
  return ending !== 'txt' || isText(bytes);
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The largest document that the office may add, in bytes, and the most that all of them may take. */
export const mostDocumentBytes = 5_000_000;
export const mostDocumentsBytes = 500_000_000;
