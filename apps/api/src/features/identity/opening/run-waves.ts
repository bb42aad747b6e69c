import { invitationsDue, stopOf } from '@rochdale/domain/office/opening/waves';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { tellMember } from '../../communications/messages/public.ts';
import { isHeld } from '../../office/holds/public.ts';
import { invitationContent } from './invitation.ts';
import { openingNow } from './opening-store.ts';
import {
  changeWave,
  failuresSince,
  invitedSince,
  lockWave,
  nextOfWave,
  noteInvited,
  runningWaves,
} from './waves-store.ts';

export type WavesServices = MessageServices & {
  readonly db: Database;
  /** Sends the link to a login that was brought and waits to be claimed; answers whether there was one. */
  readonly inviteToClaim: (services: MessageServices, tx: Transaction, memberNumber: string) => Promise<boolean>;
};

/**
 * Writes the invitations that are due (moving-in-33), and stops what goes beyond its bounds (moving-in-34). Invitation
 * and note stand in one transaction: killed at any moment, nobody is written to twice and nobody is left out. Answers how
 * many were written.
 */
export async function runWaves(services: WavesServices): Promise<number> {
  const { db } = services;
  if ((await isHeld(db)) || (await openingNow(db)).stage === 'rehearsing') return 0;
  let written = 0;
  for (const waveNumber of await runningWaves(db))
    written += await db.transaction((tx) => runWave(services, tx, waveNumber));
  return written;
}

async function runWave(services: WavesServices, tx: Transaction, waveNumber: number): Promise<number> {
  const now = services.clock.now();
  const wave = await lockWave(tx, waveNumber);
  if (wave?.state !== 'running' || !wave.runningSince) return 0;
  const { runningSince, perHour } = wave;
  const failures = await failuresSince(tx, waveNumber, runningSince);
  const stop = stopOf({ failures, calls: wave.calls - wave.callsBefore }, wave);
  if (stop) {
    await changeWave(tx, waveNumber, { state: 'stopped', stoppedFor: stop });
    return 0;
  }
  const sentSince = await invitedSince(tx, waveNumber, runningSince);
  const due = invitationsDue({ perHour, sentSince, runningSince }, now);
  const members = due === 0 ? [] : await nextOfWave(tx, waveNumber, due);
  for (const memberNumber of members) {
    const way = await invite(services, tx, memberNumber);
    await noteInvited(tx, memberNumber, { invitedAt: now, way });
  }
  if (members.length < due) await changeWave(tx, waveNumber, { state: 'done' });
  return members.length;
}

/** Writes to a member: the link to a login that was brought, else an invitation; without an e-mail address a letter goes. */
async function invite(services: WavesServices, tx: Transaction, memberNumber: string): Promise<'email' | 'letter'> {
  if (await services.inviteToClaim(services, tx, memberNumber)) return 'email';
  const told = await tellMember(services, tx, memberNumber, 'invitation', invitationContent(services));
  return told === undefined ? 'letter' : 'email';
}
