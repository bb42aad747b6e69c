import {
  type MeasuredWatch,
  waitingIn,
  waitingInOrder,
  watchTotals,
} from '@rochdale/domain/office/watches/watch-states';
import { type WatchGroup, watchOf } from '@rochdale/domain/office/watches/watches';
import type { Translate } from '@rochdale/domain/texts/text';
import type { MessageContent } from '../../../communications/messages/public.ts';

/** How far the audit goes: its newest place and sum. */
interface AuditHead {
  readonly entries: number;
  readonly head: string;
}

/** What the morning e-mail says: what needs a person by group, what could not be looked at, how far the audit goes. */
export function morningContent(
  text: Translate,
  all: readonly MeasuredWatch[],
  { coop, officeUrl, audit }: { coop: string; officeUrl: string | undefined; audit: AuditHead | undefined },
): MessageContent {
  const waiting = waitingInOrder(all);
  const failed = all.filter(({ state }) => state === 'failed');
  const { things, late } = watchTotals(all);
  const isClear = waiting.length + failed.length === 0;
  const lines: string[] = [];
  let group: WatchGroup | undefined;
  for (const watch of waiting) {
    const { kind } = watch;
    if (watchOf(kind).group !== group) lines.push(text(`watch.group.${watchOf(kind).group}`).toUpperCase());
    group = watchOf(kind).group;
    lines.push(
      text('watch.mail.line', {
        count: waitingIn(watch),
        what: text(`watch.${kind}`),
        todo: text(`watch.${kind}.todo`),
      }),
    );
  }
  return {
    subject: isClear ? text('watch.mail.subject.clear', { coop }) : text('watch.mail.subject', { coop, count: things }),
    paragraphs: [
      isClear ? text('watch.mail.clear', { count: all.length }) : text('watch.mail.things', { count: things, late }),
      ...lines,
      ...failed.map(({ kind }) => text('watch.mail.failed', { what: text(`watch.${kind}`) })),
      ...(audit ? [text('watch.mail.audit', { count: audit.entries, head: audit.head })] : []),
      ...(officeUrl === undefined ? [] : [text('watch.mail.link', { url: officeUrl })]),
    ],
  };
}
