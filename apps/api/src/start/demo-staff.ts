import { randomUUID } from 'node:crypto';
import type { RoleName } from '@rochdale/domain/office/staff/roles';
import { hashPassword } from '../features/identity/sign-in/public.ts';
import { writeEntry } from '../features/office/audit/write-entry.ts';
import { setCredentials } from '../features/office/staff/credentials-store.ts';
import { addStaffMember, allStaff } from '../features/office/staff/staff-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { AuditSeal } from '../platform/office/audit-seal.ts';
import type { Vault } from '../platform/sealing/vault.ts';

/** The people of a trial's office, by what they may do. */
export const demoStaff: readonly {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
}[] = [
  { name: 'Dana Whitfield', email: 'dana@office.example', roles: ['clerk'] },
  { name: 'Ike Sorensen', email: 'ike@office.example', roles: ['billing'] },
  { name: 'Marta Quill', email: 'marta@office.example', roles: ['billing'] },
  { name: 'Ray Castellano', email: 'ray@office.example', roles: ['dispatcher'] },
  { name: 'Gwen Tallis', email: 'gwen@office.example', roles: ['admin', 'clerk', 'auditor'] },
  { name: 'Priya Raman', email: 'priya@office.example', roles: ['admin', 'site'] },
  { name: 'Otis Beal', email: 'otis@office.example', roles: ['auditor'] },
];

export const demoStaffPassword = 'harbor lantern quarry';
/** The key of the authenticator app that all of them have in a trial. */
export const demoStaffKey = 'ROCHDALEOFFICEDEMOKEY234567ABCDE';

/** Long enough ago that any of them can be another's second person. */
const invitedDays = 30;

/** Lets the demo's people into an office that has nobody. */
export async function ensureDemoStaff(
  db: Database,
  { clock, vault, auditSeal }: { readonly clock: Clock; readonly vault: Vault; readonly auditSeal: AuditSeal },
): Promise<void> {
  if ((await allStaff(db)).length > 0) return;
  const now = clock.now();
  const invitedAt = new Date(now.getTime() - invitedDays * 86_400_000);
  const passwordHash = await hashPassword(demoStaffPassword);
  await db.transaction(async (tx) => {
    for (const { name, email, roles } of demoStaff) {
      const staffId = randomUUID();
      await addStaffMember(tx, {
        staffId,
        name,
        email,
        roles: [...roles],
        admittedBy: 'invitation',
        invitedAt,
        joinedAt: now,
      });
      const authenticatorSecret = vault.lock('staff-authenticator', staffId, demoStaffKey);
      await setCredentials(tx, { staffId, passwordHash, authenticatorSecret, lastStep: 0, setAt: now });
      await writeEntry(tx, auditSeal, now, {
        act: 'staff-joined',
        byWhom: 'command',
        staffId,
        subject: { kind: 'staff', id: staffId },
        facts: { way: 'demo' },
        personal: { name, email },
      });
    }
  });
}
