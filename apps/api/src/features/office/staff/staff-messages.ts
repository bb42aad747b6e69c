import { permissionsOf } from '@rochdale/domain/office/staff/roles';
import type { TwoPeopleLine } from '@rochdale/domain/office/staff/two-people';
import type { Executor } from '../../../platform/database/database.ts';
import { type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { roleSets } from './roles-store.ts';
import { activeStaff, rolesIn, type StaffMember } from './staff-store.ts';

/** How long an invitation can be taken (days). */
export const invitationDays = 3;

const to = ({ email }: Pick<StaffMember, 'email'>, kind: string) =>
  ({ channel: 'email', recipient: email, kind, language: 'en' }) as const;

/** Sends an invitation. Its code stands behind `#`: no server on the way reads it. */
export async function sendInvitation(
  services: MessageServices & { readonly officeUrl: string },
  tx: Executor,
  member: Pick<StaffMember, 'email'>,
  code: string,
): Promise<void> {
  const coop = services.site().settings.coopName;
  await sendMessage(services, tx, to(member, 'staff-invitation'), (text) => ({
    subject: text('staff.mail.invitation.subject', { coop }),
    paragraphs: [text('staff.mail.invitation', { coop, days: invitationDays }), invitationUrl(services, code)],
  }));
}

/** Where an invitation is taken. */
export const invitationUrl = ({ officeUrl }: { readonly officeUrl: string }, code: string): string =>
  `${officeUrl}/invitation#${code}`;

/** Tells everybody who may change staff that a local account was used. */
export async function tellOfLocalSignIn(
  services: MessageServices,
  tx: Executor,
  { name }: Pick<StaffMember, 'name'>,
  address: string,
): Promise<void> {
  const { clock, site } = services;
  const { sets } = await roleSets(tx);
  const admins = (await activeStaff(tx)).filter((one) => permissionsOf(rolesIn(one), sets).has('staff.change'));
  for (const admin of admins)
    await sendMessage(services, tx, to(admin, 'staff-local-sign-in'), (text, formats) => ({
      subject: text('staff.mail.localUsed.subject', { name }),
      paragraphs: [
        text('staff.mail.localUsed', { name, address, time: formats.instant(clock.now(), site().timeZone) }),
      ],
    }));
}

/** Tells every member of staff that a line of the rule of two people changes. */
export async function tellOfRule(
  services: MessageServices,
  tx: Executor,
  change: { readonly line: TwoPeopleLine; readonly isOn: boolean; readonly from: Date; readonly name: string },
): Promise<void> {
  const { line, isOn, from, name } = change;
  for (const member of await activeStaff(tx))
    await sendMessage(services, tx, to(member, 'staff-rule'), (text, formats) => {
      const said = { line, name, time: formats.instant(from, services.site().timeZone) };
      return {
        subject: text('staff.mail.rule.subject'),
        paragraphs: [isOn ? text('staff.mail.rule.on', said) : text('staff.mail.rule.off', said)],
      };
    });
}
