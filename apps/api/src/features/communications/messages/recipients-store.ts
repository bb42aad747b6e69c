import type { LanguageName } from '@rochdale/domain/texts/languages';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../../../tables/accounts.ts';
import { memberMarks } from '../../../tables/member-marks.ts';
import { logins } from '../../../tables/sign-in.ts';

/** Where and in which language somebody gets e-mail. */
export interface Recipient {
  readonly recipient: string;
  readonly language: LanguageName;
}

/**
 * Where a member gets e-mail: the portal login's address, else the one on file; undefined when there is none. Of one who
 * died it is the estate's contact, or nobody (office-89).
 */
export async function recipientOf(db: Executor, memberNumber: string): Promise<Recipient | undefined> {
  const [found] = await db
    .select({
      login: logins.email,
      onFile: members.email,
      language: logins.language,
      diedAt: memberMarks.since,
      estate: memberMarks.estateEmail,
    })
    .from(members)
    .leftJoin(logins, eq(logins.memberNumber, members.memberNumber))
    .leftJoin(memberMarks, and(eq(memberMarks.memberNumber, members.memberNumber), eq(memberMarks.mark, 'deceased')))
    .where(eq(members.memberNumber, memberNumber));
  const recipient = found?.diedAt ? found.estate : (found?.login ?? found?.onFile);
  return recipient ? { recipient, language: found?.language ?? 'en' } : undefined;
}
