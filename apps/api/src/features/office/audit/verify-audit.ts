import { erasedBefore } from '@rochdale/domain/office/audit/erasure';
import { atStart, type ChainFault, followLink } from '@rochdale/domain/office/audit/follow-chain';
import type { ChainServices } from './chain-entries.ts';
import { linkAt, linksAfter, unchainedBefore } from './chain-store.ts';
import { readHead } from './head-file.ts';
import { personalHashOf } from './write-entry.ts';

/** Links that are held in memory at once. */
const stretch = 5_000;
const mostNamed = 100;
/** How long an entry may be without a place in the chain. */
const unchainedMs = 60_000;

/** What a walk along the whole audit found. */
export interface AuditReport {
  readonly links: number;
  readonly faults: readonly ChainFault[];
  /** Faults beyond those that are named. */
  readonly unnamed: number;
  readonly unchained: { readonly count: number; readonly first: readonly number[] };
  /** What the head file says of the chain's end. */
  readonly head: 'held' | 'cut' | 'forged' | 'none';
}

/** Whether nothing is wrong. */
export const isWhole = ({ faults, unchained, head }: AuditReport): boolean =>
  faults.length === 0 && unchained.count === 0 && (head === 'held' || head === 'none');

/** Holds every entry against its seal and the chain, a stretch at a time (office-49). */
export async function verifyAudit(services: ChainServices): Promise<AuditReport> {
  const { db, clock, auditSeal } = services;
  const now = clock.now();
  const erased = BigInt(erasedBefore(now).getTime()) * 1000n;
  const signed = (text: string, signature: string): boolean => auditSeal.signed(text, Buffer.from(signature, 'hex'));
  const faults: ChainFault[] = [];
  let unnamed = 0;
  let links = 0;
  let walk = atStart;
  let asked = linksAfter(db, walk.position, stretch);
  for (;;) {
    const found = await asked;
    const last = found.at(-1);
    // The database looks for the next stretch while this one is verified.
    if (last && found.length === stretch) asked = linksAfter(db, last.position, stretch);
    for (const { personal, ...link } of found) {
      const hash = personal && personalHashOf(personal.salt, personal.body).toString('hex');
      const mayBeErased = personal === undefined && link.entry !== undefined && BigInt(link.entry.at) < erased;
      const taken = followLink(walk, { ...link, personal: hash, mayBeErased }, signed);
      walk = taken.walk;
      const named = taken.faults.slice(0, Math.max(0, mostNamed - faults.length));
      faults.push(...named);
      unnamed += taken.faults.length - named.length;
    }
    links += found.length;
    if (found.length < stretch) break;
  }
  const unchained = await unchainedBefore(db, new Date(now.getTime() - unchainedMs), mostNamed);
  return { links, faults, unnamed, unchained, head: await headState(services) };
}

async function headState({ db, auditSeal, auditHeadFile }: ChainServices): Promise<AuditReport['head']> {
  const told = auditHeadFile === undefined ? undefined : await readHead(auditHeadFile, auditSeal);
  if (told === undefined || told === 'forged') return told ?? 'none';
  const there = await linkAt(db, told.position);
  return there?.mac === told.mac ? 'held' : 'cut';
}
