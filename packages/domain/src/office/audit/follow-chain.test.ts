import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeFirst, type ChainedEntry, entryText, headText, linkText } from './chain.ts';
import { erasedBefore } from './erasure.ts';
import { atStart, type ChainFault, followLink, type StoredLink } from './follow-chain.ts';

const sign = (text: string): string => createHash('sha256').update(`key ${text}`).digest('hex');
const signed = (text: string, signature: string): boolean => sign(text) === signature;

const entry = (id: number): ChainedEntry => ({
  entryId: `entry-${id}`,
  at: String(1_700_000_000_000_000 + id),
  act: 'staff-signed-in',
  staffId: id % 3 === 0 ? null : `staff-${id % 3}`,
  byWhom: 'staff',
  subjectKind: null,
  subjectId: null,
  approvalId: null,
  facts: `{"n":${id}}`,
  personalHash: id % 2 === 0 ? `hash-${id}` : null,
});

function chainOf(count: number): StoredLink[] {
  let previous = beforeFirst;
  return Array.from({ length: count }, (_, index) => {
    const auditId = index + 10;
    const written = entry(auditId);
    const seal = sign(entryText(written));
    const place = { position: index + 1, auditId };
    previous = sign(linkText(previous, place, entryText(written), seal));
    return {
      ...place,
      mac: previous,
      entry: { ...written, seal },
      personal: written.personalHash ?? undefined,
      mayBeErased: false,
    };
  });
}

function faultsOf(links: readonly StoredLink[]): readonly ChainFault[] {
  let walk = atStart;
  return links.flatMap((link) => {
    const taken = followLink(walk, link, signed);
    walk = taken.walk;
    return taken.faults;
  });
}

const places = fc.tuple(fc.integer({ min: 2, max: 30 }), fc.nat()).map(([count, at]) => [count, at % count] as const);

describe('the chain', () => {
  it('that nobody touched has no fault', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (count) => {
        expect(faultsOf(chainOf(count))).toEqual([]);
      }),
    );
  });

  it('names an entry of which any part was altered, and no other', () => {
    const parts = Object.keys(entry(1)) as (keyof ChainedEntry)[];
    fc.assert(
      fc.property(places, fc.constantFrom(...parts), ([count, at], part) => {
        const links = chainOf(count).map((link, index) =>
          index === at && link.entry ? { ...link, entry: { ...link.entry, [part]: 'something else' } } : link,
        );
        const named = faultsOf(links).filter(({ kind }) => kind === 'altered');
        expect(named).toEqual([{ kind: 'altered', position: at + 1, auditId: at + 10 }]);
        expect(new Set(faultsOf(links).map(({ position }) => position))).toEqual(new Set([at + 1]));
      }),
    );
  });

  it('names an entry that was removed, with its link or without', () => {
    fc.assert(
      fc.property(places, fc.boolean(), ([count, at], withLink) => {
        const whole = chainOf(count);
        const links = withLink
          ? whole.filter((_, index) => index !== at)
          : whole.map((link, index) => (index === at ? { ...link, entry: undefined } : link));
        const isEnd = withLink && at === count - 1;
        expect(faultsOf(links).map(({ kind, position }) => [kind, position])).toEqual(
          isEnd ? [] : [['removed', at + 1]],
        );
      }),
    );
  });

  it('names both entries that were swapped', () => {
    const [first, second, third] = chainOf(3);
    if (!first || !second || !third) throw new Error('three links');
    const swapped = [
      { ...first, entry: second.entry, personal: second.personal },
      { ...second, entry: first.entry, personal: first.personal },
      third,
    ];
    expect(faultsOf(swapped)).toMatchObject([
      { kind: 'altered', position: 1 },
      { kind: 'altered', position: 2 },
    ]);
  });

  it('names an entry that the product did not write, though it was chained', () => {
    const [first, second] = chainOf(2);
    if (!first?.entry || !second?.entry) throw new Error('two links');
    const forged = { ...second.entry, seal: 'made up' };
    const mac = sign(linkText(first.mac, second, entryText(forged), forged.seal));
    expect(faultsOf([first, { ...second, mac, entry: forged }])).toEqual([{ kind: 'added', position: 2, auditId: 11 }]);
  });

  it('after a gap an altered entry is told by its own seal', () => {
    const [first, , third] = chainOf(3);
    if (!first || !third?.entry) throw new Error('three links');
    const altered = { ...third, entry: { ...third.entry, act: 'nothing' } };
    expect(faultsOf([first, altered]).map(({ kind }) => kind)).toEqual(['removed', 'altered']);
  });

  it('what is personal may be erased by rule and not before, and never altered', () => {
    const [link] = chainOf(1);
    if (!link) throw new Error('a link');
    const kinds = (changes: Partial<StoredLink>) => faultsOf([{ ...link, ...changes }]).map(({ kind }) => kind);
    expect(kinds({ personal: undefined, mayBeErased: true })).toEqual([]);
    expect(kinds({ personal: undefined })).toEqual(['personal-removed']);
    expect(kinds({ personal: 'other', mayBeErased: true })).toEqual(['personal-altered']);
    expect(erasedBefore(new Date('2028-02-29T00:00:00Z'))).toEqual(new Date('2026-03-01T00:00:00Z'));
  });

  it('no two texts that are signed can be taken for one another', () => {
    const words = fc.string();
    fc.assert(
      fc.property(words, words, (one, other) => {
        const head = headText({ position: 1, mac: one }, other);
        const link = linkText(one, { position: 1, auditId: 1 }, other, '');
        expect(new Set([head, link, entryText({ ...entry(1), act: one, facts: other })]).size).toBe(3);
      }),
    );
  });
});
