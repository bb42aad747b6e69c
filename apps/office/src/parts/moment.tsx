import { ageText } from '@rochdale/domain/office/frame/age-text';
import { officeMoment, officeMomentInFull, officeMomentToSecond } from '@rochdale/domain/office/frame/office-time';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMinute } from '../lib/clock.ts';
import { useOffice } from '../lib/office.tsx';

/** A moment as the office writes it: of today the time alone, in full where one points at it; in the audit to the second. */
export function Moment({ at, inFull = false, toSecond = false }: { at: string; inFull?: boolean; toSecond?: boolean }) {
  const { timeZone } = useOffice();
  const now = new Date(useMinute());
  const moment = new Date(at);
  const full = toSecond ? officeMomentToSecond(moment, timeZone) : officeMomentInFull(moment, timeZone);
  return (
    <time dateTime={at} title={full}>
      {inFull || toSecond ? full : officeMoment(moment, now, timeZone)}
    </time>
  );
}

/** How long ago something was. */
export function Age({ at }: { at: string }) {
  const text = useText();
  const { timeZone } = useOffice();
  const now = useMinute();
  return (
    <time dateTime={at} title={officeMomentInFull(new Date(at), timeZone)}>
      {ageText(now - Date.parse(at), text)}
    </time>
  );
}

/** Writes a moment within a sentence: of today the time alone. */
export function useMomentText(): (at: string) => string {
  const { timeZone } = useOffice();
  const now = new Date(useMinute());
  return (at) => officeMoment(new Date(at), now, timeZone);
}
