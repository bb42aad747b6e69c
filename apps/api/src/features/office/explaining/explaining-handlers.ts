import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { accountNumbersOf } from '../../planned/auto-pay/public.ts';
import { findMember } from '../members/members-store.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { explainMember } from './explain-member.ts';

/** Accounts that one answer explains at most. */
export const mostExplained = 25;

/** Why something is closed for a member; reading it is an entry of the audit (office-93). */
export function explainingHandlers(services: OfficeServices & { readonly runTime: KeptSettings }) {
  const { db, clock, site, runTime } = services;
  return {
    'members.explain': async ({ params: { memberNumber }, language, text, note }) => {
      if (!(await findMember(db, memberNumber))) throw refusal(404, 'members.unknown');
      const numbers = await accountNumbersOf(db, memberNumber);
      const isUnderMaintenance = (await runTime.fresh()).maintenance.isOn;
      const at = { db, clock, site: site(language), text, language, isUnderMaintenance };
      const screens = await explainMember(at, memberNumber, numbers.slice(0, mostExplained));
      await note(db, { act: 'member-explained', subject: { kind: 'member', id: memberNumber } });
      return { screens: [...screens], accountsLeftOut: Math.max(0, numbers.length - mostExplained) };
    },
  } satisfies Partial<OfficeHandlers>;
}
