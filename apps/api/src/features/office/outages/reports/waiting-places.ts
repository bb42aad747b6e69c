import type { LocalDay } from '@rochdale/domain/dates';
import type { Executor } from '../../../../platform/database/database.ts';
import { listWaiting, type ReportedPlace } from './reports-store.ts';

/** Places that are shown of a group, and of all groups. */
const perGroup = 10;
const mostPlaces = 500;

/** The places whose reports wait, as the list shows them and the map draws them. */
export const waitingPlaces = (db: Executor, now: Date, day: LocalDay): Promise<ReportedPlace[]> =>
  listWaiting(db, { now, day, perGroup, most: mostPlaces });
