import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '@rochdale/domain/communications/notices/notice';
import { mayWait } from '@rochdale/domain/communications/notices/quiet-hours';
import { pushMessages } from '@rochdale/domain/communications/push/push-message';
import { gates } from '@rochdale/domain/gates/gates';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Content, type MessageServices, sendMessages } from '../messages/public.ts';
import { devicesToTell } from '../push/public.ts';
import { addDeliveries } from './notices-store.ts';

/** A notice that goes to its member's devices. */
export interface PushedNotice {
  readonly noticeId: string;
  readonly memberNumber: string;
  readonly kind: NoticeKind;
}

interface Pushing {
  readonly languages: ReadonlyMap<string, LanguageName>;
  readonly quietUntil: Date | undefined;
}

/** Writes what notices say at their members' devices, in the transaction that tells them. Answers how many messages. */
export async function pushNotices(
  services: MessageServices,
  tx: Transaction,
  pushed: readonly PushedNotice[],
  { languages, quietUntil }: Pushing,
): Promise<number> {
  if (!gates.push({ site: services.site(), signedIn: true }).open) return 0;
  const devices = await devicesToTell(tx, [...new Set(pushed.map(({ memberNumber }) => memberNumber))]);
  const to = pushed.flatMap((one) =>
    (devices.get(one.memberNumber) ?? []).map((device) => ({ ...one, device, messageId: randomUUID() })),
  );
  const createdAt = services.clock.now();
  await addDeliveries(
    tx,
    to.map(({ noticeId, device, messageId }) => ({
      ...{ noticeId, messageId, createdAt },
      ...{ channel: 'push' as const, address: device, contactId: device },
    })),
  );
  await sendMessages(
    services,
    tx,
    to.map(({ messageId, device, memberNumber, kind }) => ({
      ...{ messageId, memberNumber },
      channel: 'push' as const,
      recipient: device,
      kind: `notice-${kind}`,
      language: languages.get(memberNumber) ?? ('en' as const),
      content: pushContent(kind),
      notBefore: mayWait(kind, 'text') ? quietUntil : undefined,
    })),
  );
  return to.length;
}

/** The words of a notice at a device, and the screen that it opens. */
export function pushContent(kind: NoticeKind): Content {
  const { title, route } = pushMessages[kind];
  return (text) => ({ subject: text(title), paragraphs: [], action: { label: text(title), to: addressOf(route) } });
}
