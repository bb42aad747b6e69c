import type { OfficeRequestOf } from '@rochdale/contract/operations/office/office-operations';
import type { LocalTime } from '@rochdale/domain/dates';
import { estimateViolation, outageFormViolations } from '@rochdale/domain/office/outages/outage-form';
import { violation } from '@rochdale/domain/violation';
import type { Transaction } from '../../../platform/database/database.ts';
import { fieldRefusal } from '../../../platform/http/refusal.ts';
import {
  addPlaces,
  countPlaces,
  type KeptOutage,
  keepOutageChange,
  locationsOf,
  putOutage,
  removeFeeders,
  type WrittenBy,
} from '../../service/outage/public.ts';

type Said = Omit<OfficeRequestOf<'outages.change'>['body'], 'version' | 'adds' | 'removesFeeders'>;
type NamedPlaces = OfficeRequestOf<'outages.change'>['body']['adds'];

/** What is written of an outage: what is said of it, and which places come and go. */
export interface OutageWriting {
  readonly outageNumber: string;
  readonly before: KeptOutage | undefined;
  readonly said: Said;
  readonly restoredAt: LocalTime | null;
  readonly isCancelled: boolean;
  readonly adds?: NamedPlaces;
  /** Places by their own numbers, such as those of reports. */
  readonly locationIds?: readonly string[];
  readonly removesFeeders?: readonly string[];
  readonly begunAs?: string;
}

/** Writes an outage that is held, or new, as a dispatcher says it (office-155), and keeps what changed. Answers its version and places. */
export async function writeOutage(
  tx: Transaction,
  writing: OutageWriting,
  by: WrittenBy & { readonly now: LocalTime },
): Promise<{ readonly version: number; readonly places: number }> {
  const { outageNumber, before, restoredAt, isCancelled, begunAs } = writing;
  const said = trimmed(writing.said);
  refuseWrong(said, before, by.now);
  const places = before ? await countPlaces(tx, outageNumber) : 0;
  const record = {
    ...{ outageNumber, ...said, restoredAt, isCancelled },
    crewAssignedAt: said.crewState === 'none' ? null : (before?.crewAssignedAt ?? laterOf(said.startedAt, by.now)),
    ...(begunAs !== undefined && { begunAs }),
    places: { locations: [], accounts: [], substations: [], feeders: [], mapLocations: [] },
  };
  const kept = await putOutage(tx, record, by.now);
  await removeFeeders(tx, outageNumber, writing.removesFeeders ?? []);
  if (writing.adds) await addPlaces(tx, outageNumber, await namedLocations(tx, writing.adds));
  await addPlaces(tx, outageNumber, writing.locationIds ?? []);
  const reached = await countPlaces(tx, outageNumber);
  if (reached === 0) throw fieldRefusal(violation('outages.places.none'), 'places');
  const version = await keepOutageChange(
    tx,
    outageNumber,
    { before: before && { ...before, places }, after: { ...kept, places: reached } },
    by,
  );
  return { version, places: reached };
}

/** A crew is sent when the outage has begun, at the earliest. */
const laterOf = (one: LocalTime, other: LocalTime): LocalTime => (one > other ? one : other);

function trimmed(said: Said): Said {
  const orNone = (text: string | null) => text?.trim().replaceAll('\u0000', '') || null;
  return {
    ...said,
    description: orNone(said.description) ?? '',
    descriptionEs: orNone(said.descriptionEs),
    cause: orNone(said.cause),
    causeEs: orNone(said.causeEs),
    crew: orNone(said.crew),
  };
}

function refuseWrong(said: Said, before: KeptOutage | undefined, now: LocalTime): void {
  const [wrong] = outageFormViolations(said, now);
  if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
  const past = estimateViolation(before?.estimatedTimeOfRestoration ?? null, said.estimatedTimeOfRestoration, now);
  if (past) throw fieldRefusal(past, 'estimatedTimeOfRestoration');
}

async function namedLocations(tx: Transaction, named: NamedPlaces): Promise<readonly string[]> {
  const { locationIds, unknown } = await locationsOf(tx, { locations: [], ...named });
  const [first] = unknown;
  if (first) throw fieldRefusal(violation('outages.places.unknown', { name: first[1] }), 'places');
  return locationIds;
}
