import { takesSecondPerson } from '@rochdale/domain/office/as-member/as-member';
import type { Executor } from '../../../platform/database/database.ts';
import { isProtected } from '../member-marks/public.ts';
import { activeStaff } from '../staff/staff-store.ts';
import { mailsOf } from './as-member-store.ts';

/** Whether a second person has to agree before somebody looks as this member: one who works here too, or is protected (office-87). */
export async function needsSecondPerson(db: Executor, memberNumber: string): Promise<boolean> {
  if (await isProtected(db, memberNumber)) return true;
  const mails = await mailsOf(db, memberNumber);
  return takesSecondPerson(
    mails,
    (await activeStaff(db)).map(({ email }) => email),
  );
}
