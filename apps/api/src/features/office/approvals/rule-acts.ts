import { takesTwoPeople } from '@rochdale/domain/office/staff/two-people';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { ActedBy, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { tellOfRule } from '../staff/staff-messages.ts';
import { addRuleChange, ruleChanges } from './approvals-store.ts';

/** Switches a line of the rule of two people from an instant on, and tells every member of staff (office-46). */
export async function switchRule(
  services: OfficeServices,
  tx: Transaction,
  change: Parameters<typeof tellOfRule>[2] & { readonly reason: string },
  by: ActedBy<'two-people-changed'>,
): Promise<void> {
  const { line, isOn, from, name, reason } = change;
  const changedAt = services.clock.now();
  const standing = (await ruleChanges(tx)).filter((one) => one.line === line);
  const isPending = standing.some((one) => one.from > changedAt);
  if (!isPending && takesTwoPeople(standing, changedAt) === isOn) throw refusal(409, 'staff.state.already');
  await addRuleChange(tx, { line, isOn, from, changedAt, byStaffId: by.people[0] ?? null, byName: name });
  await tellOfRule(services, tx, change);
  const facts = { isOn, from: from.toISOString() };
  await by.note(tx, { act: 'two-people-changed', subject: { kind: 'line', id: line }, facts, personal: { reason } });
}

export function ruleActs(services: OfficeServices) {
  return {
    'two-people.change': async (tx, { params, body }, by) => {
      const { isOn, reason } = body;
      const from = services.clock.now();
      await switchRule(services, tx, { line: params.line, isOn, from, name: by.name, reason }, by);
    },
  } satisfies Partial<TwoPeopleActs>;
}
