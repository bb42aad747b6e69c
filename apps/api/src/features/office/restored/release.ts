import { localTimeAt } from '@rochdale/domain/dates';
import type { Transaction } from '../../../platform/database/database.ts';
import { stopAllAnnouncements } from '../../communications/announcements/public.ts';
import { type RunServices, recordNotices } from '../../communications/notices/public.ts';
import { lockRestoreHolds, releaseHolds } from '../holds/public.ts';
import { sendsBankFiles, skipLostBankFiles } from './lost-bank-files.ts';
import { dropRestored, takeFromAside } from './messages-aside-store.ts';
import { exportsGoOnAbove, lastBankFileNumber, lastExportNumber } from './numbers-store.ts';
import { type DoubtfulDay, planDaysIn, type Span, takeOut, waitingForFile } from './plan-days-store.ts';
import { firstCompleteCompare, type RestoreState, restoreStateOf } from './restore-state.ts';
import { decideWaitingFiles } from './waiting-bank-files.ts';

/** Why a restored database was not released, in one sentence. */
class ReleaseRefused extends Error {}

/** What a person says who releases a restored database. */
export interface ReleaseOrder {
  readonly by: string;
  readonly reason: string;
  /** The highest export that the billing system has seen, and the highest bank file that the bank has. */
  readonly exportNumber?: number | undefined;
  readonly bankFile?: number | undefined;
  /** Nothing was exported and no bank file was taken since the backup. */
  readonly noFilesSince: boolean;
  /** Without the payment company's list: what plans may have taken meanwhile is then not taken. */
  readonly unreconciled: boolean;
  /** Messages that waited when the backup was taken go out. */
  readonly sendWaiting: boolean;
}

export interface ReleaseReport {
  /** Notices that count as told now, by topic. */
  readonly recorded: Awaited<ReturnType<typeof recordNotices>>;
  readonly dropped: number;
  readonly sent: number;
  /** Exports and bank files go on above these. */
  readonly lastExport: number;
  readonly lastBankFile: number;
  readonly lostBankFiles: number;
  /** Days of plans that are not taken any more, since they may have been. */
  readonly takenOut: readonly DoubtfulDay[];
}

export type ReleaseServices = RunServices;

/**
 * Releases a restored database: numbers go on above those that others have seen, notices of what happened before count as
 * told, and days of plans that may have been taken in files that nobody knows are not taken. Rejects with ReleaseRefused
 * where something must be done or said first.
 */
export async function releaseRestored(services: ReleaseServices, order: ReleaseOrder): Promise<ReleaseReport> {
  const { db, clock, jobs, site } = services;
  await db.transaction(async (tx) => void (await checkOrder(tx, order)));
  const recorded = await recordNotices(services);
  return db.transaction(async (tx) => {
    const state = await checkOrder(tx, order);
    const now = clock.now();
    const today = localTimeAt(now, site().timeZone).day;
    const span = { from: localTimeAt(state.takenAt, site().timeZone).day, until: today };
    const lostBankFiles = await skipLostBankFiles(tx, services.vault, { highest: order.bankFile ?? 0, today, now });
    const areLaterKnown = lostBankFiles === 0;
    await decideWaitingFiles(tx, { highest: order.bankFile ?? 0, areLaterKnown, today, now });
    const lastExport = Math.max(order.exportNumber ?? 0, await lastExportNumber(tx));
    await exportsGoOnAbove(tx, lastExport);
    const takenOut = await takeOut(tx, await doubtfulDays(tx, order, span, !areLaterKnown), now);
    await stopAllAnnouncements(tx, { changedAt: now, changedBy: order.by });
    const sent = order.sendWaiting ? await takeFromAside(tx) : [];
    const dropped = await dropRestored(tx, now, sent);
    await jobs.sendAll(
      tx,
      'messages.deliver',
      sent.map((messageId) => ({ data: { messageId }, startAfter: undefined })),
    );
    await releaseHolds(tx, 'restore', { at: now, by: order.by, reason: order.reason });
    const lastBankFile = await lastBankFileNumber(tx);
    return { recorded, dropped, sent: sent.length, lastExport, lastBankFile, lostBankFiles, takenOut };
  });
}

async function doubtfulDays(
  tx: Transaction,
  { unreconciled }: ReleaseOrder,
  span: Span,
  filesAreLost: boolean,
): Promise<DoubtfulDay[]> {
  return [
    ...(unreconciled ? await planDaysIn(tx, 'token', span) : []),
    ...(filesAreLost ? [...(await waitingForFile(tx, span.until)), ...(await planDaysIn(tx, 'file', span))] : []),
  ];
}

async function checkOrder(tx: Transaction, order: ReleaseOrder): Promise<RestoreState> {
  const state = restoreStateOf(await lockRestoreHolds(tx));
  if (!state) throw new ReleaseRefused('No restored database is held here.');
  await checkNumbers(tx, order);
  const { compared } = state;
  if (order.unreconciled) return state;
  if (!compared)
    throw new ReleaseRefused(
      'The payment company’s list was not compared to its end: run coop reconcile --since-backup, or say --unreconciled.',
    );
  if (compared.left > 0)
    throw new ReleaseRefused(
      `${compared.left} of the payment company’s list are still to be posted: run coop reconcile --since-backup --post, or say --unreconciled.`,
    );
  if (compared.at < firstCompleteCompare(state))
    throw new ReleaseRefused(
      `Pages that were open before the restore could be paid until ${firstCompleteCompare(state).toISOString()}: run coop reconcile --since-backup again after that, or say --unreconciled.`,
    );
  return state;
}

/** Whoever made files says how far their numbers went: two contents under one number would be taken for one. */
async function checkNumbers(tx: Transaction, { exportNumber, bankFile, noFilesSince }: ReleaseOrder): Promise<void> {
  const exported = await lastExportNumber(tx);
  const written = await lastBankFileNumber(tx);
  const sendsFiles = await sendsBankFiles(tx);
  if (noFilesSince || (exportNumber !== undefined && (bankFile !== undefined || !sendsFiles))) return;
  const wanted = `--export-number (here ${exported})${sendsFiles ? ` and --bank-file (here ${written})` : ''}`;
  throw new ReleaseRefused(
    `Give the highest numbers that the billing system and the bank have seen: ${wanted}; or --no-files-since where nothing went to them since the backup.`,
  );
}
