import type { MapNow } from './areas/map-now.ts';
import type { OutageAccount } from './outage-accounts-store.ts';
import type { FollowedReport } from './outage-reports-store.ts';
import type { FollowedOutage, OutageHistory } from './outages-store.ts';

/** What is remembered of a member. */
export interface RememberedMember {
  readonly takenAt: Date;
  readonly accounts: readonly OutageAccount[];
  readonly phones: readonly string[];
  readonly history: ReadonlyMap<string, OutageHistory>;
  readonly reports: readonly FollowedReport[];
}

/** Most outages of a location that are remembered: one page of the largest size. */
export const rememberedHistory = 100;
/** Members are read again when they are older, oldest first. */
const freshMs = 30_000;

/** What was read of the outages that are active. */
export interface ReadOutages {
  readonly byLocation: ReadonlyMap<string, FollowedOutage>;
  /** What everybody may be shown of them. */
  readonly map: MapNow;
}

/** What the process remembers of outages and of members who were here lately, for when the database is away. */
export interface OutageMemory {
  /** When the active outages were read; undefined: not yet. */
  readonly takenAt: Date | undefined;
  /** Of which version the active outages are; undefined: none were read yet. */
  readonly version: string | undefined;
  outageAt(locationId: string | null): FollowedOutage | undefined;
  /** What is known of the active outages together; undefined: none were read yet. */
  readonly outages: ReadOutages | undefined;
  member(memberNumber: string): RememberedMember | undefined;
  account(accountNumber: string): { readonly account: OutageAccount; readonly member: RememberedMember } | undefined;
  takeOutages(outages: ReadOutages, version: string, at: Date): void;
  /** The active outages are still what they were. */
  confirmOutages(at: Date): void;
  takeMembers(members: ReadonlyMap<string, RememberedMember>): void;
  /** Of the members who are here, those who are not remembered or not freshly; the others are forgotten. */
  toRead(here: ReadonlySet<string>, most: number, now: Date): readonly string[];
}

export function outageMemory(): OutageMemory {
  let takenAt: Date | undefined;
  let version: string | undefined;
  let read: ReadOutages | undefined;
  const members = new Map<string, RememberedMember>();
  const ownerOf = new Map<string, string>();
  const forget = (memberNumber: string): void => {
    for (const { accountNumber } of members.get(memberNumber)?.accounts ?? []) ownerOf.delete(accountNumber);
    members.delete(memberNumber);
  };
  return {
    get takenAt() {
      return takenAt;
    },
    get version() {
      return version;
    },
    outageAt: (locationId) => (locationId === null ? undefined : read?.byLocation.get(locationId)),
    get outages() {
      return read;
    },
    member: (memberNumber) => members.get(memberNumber),
    account: (accountNumber) => {
      const member = members.get(ownerOf.get(accountNumber) ?? '');
      const account = member?.accounts.find((one) => one.accountNumber === accountNumber);
      return member && account && { account, member };
    },
    takeOutages: (outages, ofVersion, at) => {
      read = outages;
      version = ofVersion;
      takenAt = at;
    },
    confirmOutages: (at) => {
      takenAt = at;
    },
    takeMembers: (found) => {
      for (const [memberNumber, member] of found) {
        forget(memberNumber);
        members.set(memberNumber, member);
        for (const { accountNumber } of member.accounts) ownerOf.set(accountNumber, memberNumber);
      }
    },
    toRead: (here, most, now) => {
      for (const memberNumber of [...members.keys()]) if (!here.has(memberNumber)) forget(memberNumber);
      const ageOf = (memberNumber: string) => now.getTime() - (members.get(memberNumber)?.takenAt.getTime() ?? 0);
      return [...here]
        .filter((memberNumber) => ageOf(memberNumber) > freshMs)
        .sort((one, other) => ageOf(other) - ageOf(one))
        .slice(0, most);
    },
  };
}
