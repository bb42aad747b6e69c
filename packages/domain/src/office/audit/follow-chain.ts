import { beforeFirst, type ChainedEntry, type ChainLink, entryText, linkText } from './chain.ts';

/** A link as it lies in the database, with its entry and what is personal beside it, where they are there. */
export interface StoredLink extends ChainLink {
  readonly entry: (ChainedEntry & { readonly seal: string }) | undefined;
  /** The hash of what lies beside the entry now; undefined: nothing does. */
  readonly personal: string | undefined;
  /** Whether what is personal may have been erased by rule. */
  readonly mayBeErased: boolean;
}

/** What is wrong with the audit, and where. */
export interface ChainFault {
  readonly kind: 'altered' | 'removed' | 'added' | 'personal-altered' | 'personal-removed';
  readonly position: number;
  readonly auditId: number | undefined;
}

/** Whether a text bears a signature made with one of the keys. */
export type Signed = (text: string, signature: string) => boolean;

/** Where a walk along the chain stands. */
export interface Walk {
  readonly position: number;
  readonly mac: string;
}

export const atStart: Walk = { position: 0, mac: beforeFirst };

/**
 * Takes the next link of a walk, and says what is wrong there (office-49). A link is held against the one that is stored
 * before it, so that one fault is named once; after a gap only the entry's own seal can tell.
 */
export function followLink(
  walk: Walk,
  link: StoredLink,
  signed: Signed,
): { walk: Walk; faults: readonly ChainFault[] } {
  const faults: ChainFault[] = [];
  const say = (kind: ChainFault['kind'], position = link.position, auditId: number | undefined = link.auditId) =>
    faults.push({ kind, position, auditId });
  const isNext = link.position === walk.position + 1;
  for (let lost = walk.position + 1; lost < link.position && faults.length < 100; lost += 1)
    faults.push({ kind: 'removed', position: lost, auditId: undefined });
  const next = { position: link.position, mac: link.mac };
  const { entry } = link;
  if (entry === undefined) {
    say('removed');
    return { walk: next, faults };
  }
  const text = entryText(entry);
  const isSealed = signed(text, entry.seal);
  const isLinked = !isNext || signed(linkText(walk.mac, link, text, entry.seal), link.mac);
  if (!isLinked) say('altered');
  else if (!isSealed) say(isNext ? 'added' : 'altered');
  const { personal } = link;
  if (personal === undefined) {
    if (entry.personalHash !== null && !link.mayBeErased) say('personal-removed');
  } else if (personal !== entry.personalHash) say('personal-altered');
  return { walk: next, faults };
}
