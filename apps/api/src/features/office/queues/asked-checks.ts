import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import type { Translate } from '@rochdale/domain/texts/text';
import { formatPhone } from '@rochdale/domain/typed-formats';
import type { Executor } from '../../../platform/database/database.ts';
import { hasNewerUpdate, profileOnFile } from '../../account/account-profile/public.ts';
import { hadPasswordChanged } from '../../identity/security/security-store.ts';
import { protectedAmong } from '../member-marks/public.ts';
import { type Asked, othersWithPhone } from './asked-store.ts';

type Check = OfficeAnswerOf<'queues.see'>['checks'][number];

/** A password that was new within so many days before is worth a look. */
const daysBefore = 7;

/** Who reads them, in which language. */
interface Reader {
  readonly permissions: ReadonlySet<Permission>;
  readonly text: Translate;
}

/** What was looked at about a profile change: whose its phones are, and whether the login was just taken over. */
export async function askedChecks(db: Executor, asked: Asked, reader: Reader): Promise<Check[]> {
  if (asked.kind !== 'profile-change') return [];
  const { text, permissions } = reader;
  const { memberNumber, change, submittedAt } = asked.row;
  const onFile = await profileOnFile(db, memberNumber);
  const known = new Set(onFile?.phones.map(({ phone }) => phone));
  const checks: Check[] = [];
  for (const { phone } of change.phones ?? []) {
    if (known.has(phone)) continue;
    const others = await othersWithPhone(db, phone, memberNumber);
    const shown = formatPhone(phone);
    if (others.length === 0) checks.push({ isFine: true, text: text('queues.check.phone.free', { phone: shown }) });
    const kept = await protectedAmong(
      db,
      others.map((one) => one.memberNumber),
    );
    for (const { name, memberNumber: number } of others) {
      const isHidden = hidesPlace(kept.has(number), permissions);
      const said = isHidden
        ? text('queues.check.phone.protected', { phone: shown })
        : text('queues.check.phone.shared', { phone: shown, name, number });
      checks.push({ isFine: false, text: said });
    }
  }
  const since = new Date(submittedAt.getTime() - daysBefore * 86_400_000);
  const isReset = await hadPasswordChanged(db, memberNumber, since, submittedAt);
  checks.push({ isFine: !isReset, text: text(isReset ? 'queues.check.reset.some' : 'queues.check.reset.none') });
  if (asked.row.status === 'rejected' && (await hasNewerUpdate(db, asked.row)))
    checks.push({ isFine: false, text: text('queues.check.newer') });
  return checks;
}
