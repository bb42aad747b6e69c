import { formatLocalTime, type LocalTime } from '@rochdale/domain/dates';
import type { ReactNode } from 'react';

/** A time on the co-op's clock, `11/20/2026 18:30` (service-10). */
export function TimeOf({ at }: { at: LocalTime }) {
  return (
    <time className="num" dateTime={at}>
      {formatLocalTime(at)}
    </time>
  );
}

/** A sentence with a time in it: `say` fills the sentence, and the time stands in it as one. */
export function TimedSentence({ at, say }: { at: LocalTime; say: (time: string) => string }): ReactNode {
  const shown = formatLocalTime(at);
  const [before = '', after = ''] = say(shown).split(shown);
  return (
    <>
      {before}
      <TimeOf at={at} />
      {after}
    </>
  );
}
