import { permissionsOf } from '@rochdale/domain/office/staff/roles';
import { secondPersonViolation } from '@rochdale/domain/office/staff/second-person';
import { isWaiting, takesTwoPeople, twoPeopleLines } from '@rochdale/domain/office/staff/two-people';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal, refusal, violationRefusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, StaffCaller, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { roleSets } from '../staff/roles-store.ts';
import { findStaffMember, personOf, rolesIn, type StaffMember } from '../staff/staff-store.ts';
import { type Approval, decideApproval, findApproval, ruleChanges, waitingApprovals } from './approvals-store.ts';
import { type Asked, actOf } from './ask-or-act.ts';
import { mayDo } from './may-do.ts';

const askedShape = z.object({ params: z.unknown(), body: z.unknown() });

/** What takes two people (office-44 to office-46). */
export function approvalsHandlers(services: OfficeServices, acts: TwoPeopleActs) {
  const { db, clock } = services;

  /** What the caller may decide about, and still waits. */
  const waiting = async (caller: StaffCaller, approvalId: string): Promise<Approval> => {
    const found = await findApproval(db, approvalId);
    const isOwn = found?.askedBy === caller.staffId;
    if (!found || !(isOwn || mayDo(caller.permissions, found.operation))) throw refusal(404, 'error.notFound');
    if (!isWaiting(found, clock.now())) throw refusal(409, 'staff.approval.over');
    return found;
  };

  /** Who asked, as long as they may still ask for it. */
  const askerOf = async (tx: Transaction, { askedBy, operation }: Approval): Promise<StaffMember> => {
    const asker = await findStaffMember(tx, askedBy);
    const { sets } = await roleSets(tx);
    if (!asker || asker.disabledAt !== null || !mayDo(permissionsOf(rolesIn(asker), sets), operation))
      throw refusal(409, 'staff.approval.changed');
    return asker;
  };

  return {
    'approvals.list': async ({ caller }) => {
      const found = await waitingApprovals(db, clock.now());
      const seen = found.filter(
        ({ approval }) => approval.askedBy === caller.staffId || mayDo(caller.permissions, approval.operation),
      );
      return {
        approvals: seen.map(({ approval, askedBy }) => ({
          approvalId: approval.approvalId,
          operation: approval.operation,
          asks: approval.request,
          reason: approval.reason,
          askedBy,
          askedAt: approval.askedAt.toISOString(),
          expiresAt: approval.expiresAt.toISOString(),
          isOwn: approval.askedBy === caller.staffId,
        })),
      };
    },
    'approvals.approve': async ({ caller, params, note }) => {
      const approval = await waiting(caller, params.approvalId);
      const { approvalId, operation, request } = approval;
      const act = actOf(acts, operation);
      if (act === undefined) throw refusal(409, 'staff.approval.changed');
      const asked: Asked = askedShape.parse(request);
      await db.transaction(async (tx) => {
        const now = clock.now();
        const asker = await askerOf(tx, approval);
        const approver = await findStaffMember(tx, caller.staffId);
        if (!approver) throw refusal(401, 'staff.signIn.required');
        const found = secondPersonViolation(await personOf(tx, asker, now), await personOf(tx, approver, now), now);
        if (found) throw violationRefusal(403, found);
        if (!(await decideApproval(tx, approvalId, { state: 'done', by: caller.staffId, now })))
          throw refusal(409, 'staff.approval.over');
        await note(tx, { act: 'approval-given', approvalId, facts: { operation, askedBy: asker.staffId } });
        const people = [asker.staffId, caller.staffId];
        // What is done is the asker's, and noted beside who approved it.
        const noteAct: Parameters<typeof act>[2]['note'] = (inner, entry) =>
          (note as Parameters<typeof act>[2]['note'])(inner, { ...entry, staffId: asker.staffId, approvalId });
        await act(tx, asked, { people, name: asker.name, note: noteAct }).catch((error: unknown) => {
          throw error instanceof Refusal && error.status !== 409 ? refusal(409, 'staff.approval.changed') : error;
        });
      });
      return {};
    },
    'approvals.refuse': async ({ caller, params, body, note }) => {
      const { approvalId, operation } = await waiting(caller, params.approvalId);
      await db.transaction(async (tx) => {
        const decision = { state: 'refused', by: caller.staffId, now: clock.now() } as const;
        if (!(await decideApproval(tx, approvalId, decision))) throw refusal(409, 'staff.approval.over');
        await note(tx, {
          act: 'approval-refused',
          approvalId,
          facts: { operation },
          personal: { reason: body.reason },
        });
      });
      return {};
    },
    'two-people.list': async () => {
      const now = clock.now();
      const changes = await ruleChanges(db);
      return {
        lines: twoPeopleLines.map((line) => {
          const own = changes.filter((change) => change.line === line);
          const next = own.find(({ from }) => from > now);
          return {
            line,
            isOn: takesTwoPeople(own, now),
            next: next ? { isOn: next.isOn, from: next.from.toISOString(), by: next.byName } : null,
          };
        }),
      };
    },
  } satisfies Partial<OfficeHandlers>;
}
