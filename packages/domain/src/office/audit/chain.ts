/** What an entry of the audit says; what is personal lies beside it, and only its hash is part of this. */
export interface ChainedEntry {
  readonly entryId: string;
  /** Microseconds since 1970, as a text. */
  readonly at: string;
  readonly act: string;
  readonly staffId: string | null;
  readonly byWhom: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly approvalId: string | null;
  readonly facts: string;
  /** Hexadecimal; null: there is nothing personal. */
  readonly personalHash: string | null;
}

/** The exact text of an entry over which its seal is made. */
export const entryText = (entry: ChainedEntry): string =>
  JSON.stringify([
    'entry',
    entry.entryId,
    entry.at,
    entry.act,
    entry.staffId,
    entry.byWhom,
    entry.subjectKind,
    entry.subjectId,
    entry.approvalId,
    entry.facts,
    entry.personalHash,
  ]);

/** A place in the chain: which entry stands there, and what is made of it and all before. */
export interface ChainLink {
  readonly position: number;
  readonly auditId: number;
  readonly mac: string;
}

/**
 * The exact text over which a link is made: the link before, its own place, and its entry with its seal. Sums and numbers
 * hold no line break, and the entry stands last, so that no two links have one text.
 */
export const linkText = (
  previous: string,
  { position, auditId }: Omit<ChainLink, 'mac'>,
  entry: string,
  seal: string,
): string => `link\n${previous}\n${position}\n${auditId}\n${seal}\n${entry}`;

/** The exact text over which a head is signed that leaves the database. */
export const headText = ({ position, mac }: Pick<ChainLink, 'position' | 'mac'>, at: string): string =>
  JSON.stringify(['head', position, mac, at]);

/** What stands before the first link. */
export const beforeFirst = '';
