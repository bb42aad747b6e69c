import { officeMoment } from '@rochdale/domain/office/frame/office-time';
import type { ChangedField } from '@rochdale/domain/office/outages/outage-differences';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { changesOf, holdOutage, type KeptOutage } from '../../service/outage/public.ts';

/** What is changed of an outage, in words. */
const fieldWords = {
  estimatedTimeOfRestoration: 'outages.field.estimate',
  description: 'outages.field.description',
  descriptionEs: 'outages.field.description',
  cause: 'outages.field.cause',
  causeEs: 'outages.field.cause',
  startedAt: 'outages.field.startedAt',
  restoredAt: 'outages.field.restoredAt',
  crewState: 'outages.field.crew',
  crew: 'outages.field.crew',
  crewAssignedAt: 'outages.field.crew',
  isCancelled: 'outages.field.isCancelled',
  places: 'outages.field.places',
} as const satisfies Readonly<Record<ChangedField, PlainTextCode>>;

/** How an outage was when its form was drawn, and who sends it. */
interface Form {
  readonly outageNumber: string;
  readonly version: number;
  readonly text: Translate;
  readonly clock: Clock;
  readonly timeZone: string;
}

/** Holds an outage for a change; refuses, with who and what, when it was changed since the form was drawn (office-156). */
export async function holdForm(tx: Transaction, form: Form): Promise<KeptOutage> {
  const { outageNumber, version, text, clock, timeZone } = form;
  const held = await holdOutage(tx, outageNumber);
  if (!held) throw refusal(404, 'outages.unknown');
  if (held.version === version) return held;
  // Places come and go beside a form: it says which it adds and which it takes away.
  const changes = (await changesOf(tx, outageNumber, version)).filter(({ differences }) =>
    differences.some(({ field }) => field !== 'places'),
  );
  const [last] = changes;
  if (!last) {
    if (version < held.version) return held;
    throw refusal(409, 'error.conflict');
  }
  const names = [...new Set(changes.map(({ changedBy }) => changedBy ?? text('outages.bySystem')))];
  const what = new Set(changes.flatMap((one) => one.differences.map(({ field }) => text(fieldWords[field]))));
  throw refusal(409, 'outages.quicker', {
    name: names.join(', '),
    time: officeMoment(last.changedAt, clock.now(), timeZone),
    what: [...what].join(', '),
  });
}
