import { type OfficeAge, officeAge, officeMoment, officeMomentInFull } from '@rochdale/domain/office/frame/office-time';
import type { Translate } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMinute } from '../lib/clock.ts';
import { useOffice } from '../lib/office.tsx';

/** A moment as the office writes it: of today the time alone, in full where one points at it. */
export function Moment({ at, inFull = false }: { at: string; inFull?: boolean }) {
  const { timeZone } = useOffice();
  const now = new Date(useMinute());
  const moment = new Date(at);
  const full = officeMomentInFull(moment, timeZone);
  return (
    <time dateTime={at} title={full}>
      {inFull ? full : officeMoment(moment, now, timeZone)}
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
      {ageText(officeAge(now - Date.parse(at)), text)}
    </time>
  );
}

/** An age in words. */
export function ageText({ unit, count, minutes }: OfficeAge, text: Translate): string {
  if (unit === 'minutes') return text('office.age.minutes', { count });
  if (unit === 'days') return count === 1 ? text('office.age.day') : text('office.age.days', { count });
  return minutes === 0 ? text('office.age.hours', { count }) : text('office.age.hoursMinutes', { count, minutes });
}
