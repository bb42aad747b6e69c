import { randomUUID } from 'node:crypto';
import {
  type OfficeOperationName,
  officeRowOf,
  type TwoPeopleOperation,
} from '@rochdale/contract/operations/office/office-operations';
import { approvalHours, takesTwoPeople } from '@rochdale/domain/office/staff/two-people';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AnyOfficeCall } from '../../../platform/office/mount-office.ts';
import type { ActedBy, StaffCaller, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { addApproval, ruleChanges } from './approvals-store.ts';

/** What was asked for, as it is kept until somebody approves it. */
export interface Asked {
  readonly params: unknown;
  readonly body: unknown;
}

/** An act of which nothing but its name is known: what it is given was checked when it was asked. */
export type AnyAct = (tx: Transaction, request: Asked, by: ActedBy) => Promise<void>;

/** The act of an operation; undefined where it takes no two people. */
export function actOf(acts: TwoPeopleActs, name: string): AnyAct | undefined {
  if (!Object.hasOwn(acts, name)) return undefined;
  // The table pairs each act with its own request; TypeScript can't follow that through a name.
  return acts[name as TwoPeopleOperation] as AnyAct;
}

/** Whether what was asked takes two people whatever the rule says: it does, it does not, or (undefined) as the rule says. */
export type TakesTwo = (tx: Transaction, asked: Asked, caller: StaffCaller) => Promise<boolean | undefined>;

/** What is answered to whoever asks: it is done, or waits for its second person. */
export interface AskedAnswer {
  readonly state: 'done' | 'waiting';
  readonly approvalId: string | null;
}
/** The number that the form gave what was asked, and what is answered where it was asked for under it before. */
export type AskedOnce = (
  tx: Transaction,
  asked: Asked,
  caller: StaffCaller,
) => Promise<{ readonly askId: string | undefined; readonly before: AskedAnswer | undefined }>;

class TriedOut extends Error {}

/** Does an act and takes it back, so that whoever asks hears at once what is wrong with it. */
async function tryOut(tx: Transaction, run: (inner: Transaction) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await run(inner);
      throw new TriedOut();
    });
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error;
  }
}

/** Does what one person may do alone while the line is off, and else keeps it for another one to approve (office-44). */
export function askOrAct(
  services: OfficeServices,
  acts: TwoPeopleActs,
  exceptions: Partial<Record<OfficeOperationName, TakesTwo>> = {},
  once: Partial<Record<OfficeOperationName, AskedOnce>> = {},
) {
  const { db, clock } = services;
  return async (name: OfficeOperationName, { caller, params, body, note }: AnyOfficeCall): Promise<AskedAnswer> => {
    const act = actOf(acts, name);
    const line = officeRowOf(name).twoPeople;
    if (act === undefined || line === undefined || caller === undefined)
      throw new Error(`${name} takes no two people.`);
    const asked = { params, body };
    const by: ActedBy = { people: [caller.staffId], name: caller.name, note };
    return db.transaction(async (tx) => {
      const known = await once[name]?.(tx, asked, caller);
      if (known?.before) return known.before;
      const now = clock.now();
      const changes = (await ruleChanges(tx)).filter((change) => change.line === line);
      if (!((await exceptions[name]?.(tx, asked, caller)) ?? takesTwoPeople(changes, now))) {
        await act(tx, asked, by);
        return { state: 'done', approvalId: null };
      }
      await tryOut(tx, (inner) => act(inner, asked, by));
      const approvalId = known?.askId ?? randomUUID();
      const expiresAt = new Date(now.getTime() + approvalHours * 3_600_000);
      const reason = reasonIn(body);
      const request = JSON.parse(JSON.stringify(asked)) as unknown;
      const askedBy = caller.staffId;
      await addApproval(tx, {
        approvalId,
        operation: name,
        request,
        reason,
        askedBy,
        askedAt: now,
        expiresAt,
        state: 'asked',
      });
      await note(tx, { act: 'approval-asked', approvalId, facts: { operation: name }, personal: { ...asked } });
      return { state: 'waiting', approvalId };
    });
  };
}

const reasonIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'reason' in body ? String(body.reason) : '';
