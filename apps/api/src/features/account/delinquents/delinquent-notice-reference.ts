import { z } from 'zod';
import type { Sealer } from '../../../platform/sealing/sealing.ts';

const reference = z.object({ accountNumber: z.string(), delinquentId: z.string() });
export type NoticeReference = z.output<typeof reference>;

/** As long as a session can last. */
const lifetimeMs = 12 * 3_600_000;

/** What opens one notice of one account; it says nothing to whoever reads it, and nobody can make one. */
export function sealNotice(sealer: Sealer, notice: NoticeReference, now: Date): string {
  return sealer.seal('delinquent-notice', notice, new Date(now.getTime() + lifetimeMs));
}

/** The notice that is meant, where it is one of this account. */
export function openNotice(
  sealer: Sealer,
  sealed: string,
  accountNumber: string,
  now: Date,
): NoticeReference | undefined {
  const found = reference.safeParse(sealer.open('delinquent-notice', sealed, now)).data;
  return found?.accountNumber === accountNumber ? found : undefined;
}
