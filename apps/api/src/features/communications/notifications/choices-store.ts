import type { NotifiedAccount } from '@rochdale/domain/communications/notifications/account-topics';
import type { Choice } from '@rochdale/domain/communications/notifications/contacts';
import type { ThresholdTopic } from '@rochdale/domain/communications/notifications/thresholds';
import {
  type Chooser,
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
} from '@rochdale/domain/communications/notifications/topics';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { notificationChoices, notificationThresholds } from '../../../tables/notifications.ts';
import { usageSettings } from '../../../tables/usage.ts';

export type MembersAccount = NotifiedAccount & { readonly accountNumber: string };

/** Accounts whose choices are written at once: their rows with all topics and channels stay below what a statement takes. */
const accountsAtOnce = 200;

/** Every account of a member, with what decides which topics it has. */
export async function membersAccounts(db: Executor, memberNumber: string): Promise<MembersAccount[]> {
  const found = await db
    .select({ account: accounts, usage: usageSettings })
    .from(accounts)
    .leftJoin(usageSettings, eq(usageSettings.accountNumber, accounts.accountNumber))
    .where(eq(accounts.memberNumber, memberNumber));
  return found.map(({ account: { accountNumber, accountType, isPrepaidAccount, locationId }, usage }) => ({
    accountNumber,
    accountType,
    isPrepaidAccount,
    locationId,
    isUsageSuspended: usage?.showUsageSuspendedMsg ?? false,
  }));
}

/** A choice, and who made it. */
export type MadeChoice = Choice & { readonly chosenBy: Chooser };

/** What a member chose, for every account that is still theirs. */
export async function choicesOf(db: Executor, memberNumber: string): Promise<MadeChoice[]> {
  return db
    .select({
      accountNumber: notificationChoices.accountNumber,
      topic: notificationChoices.topic,
      channel: notificationChoices.channel,
      chosenBy: notificationChoices.chosenBy,
    })
    .from(notificationChoices)
    .innerJoin(accounts, eq(accounts.accountNumber, notificationChoices.accountNumber))
    .where(and(eq(notificationChoices.memberNumber, memberNumber), eq(accounts.memberNumber, memberNumber)));
}

/** The lines that a member drew for an account. */
export async function thresholdsOf(
  db: Executor,
  { memberNumber, accountNumber }: { readonly memberNumber: string; readonly accountNumber: string },
): Promise<{ topic: ThresholdTopic; value: number }[]> {
  return db
    .select({ topic: notificationThresholds.topic, value: notificationThresholds.value })
    .from(notificationThresholds)
    .where(
      and(
        eq(notificationThresholds.accountNumber, accountNumber),
        eq(notificationThresholds.memberNumber, memberNumber),
      ),
    );
}

/** A topic with the channels that were chosen for it, and the accounts that have it. */
export interface ChosenTopic {
  readonly topic: NotificationTopic;
  readonly channels: readonly NotificationChannel[];
  readonly accountNumbers: readonly string[];
  readonly chosenBy: Chooser;
}

/** What writing choices changed. */
export interface ChangedChoices {
  /** What had not been chosen before. */
  readonly fresh: readonly Choice[];
  /** Whether something ended that had been. */
  readonly hasEnded: boolean;
}

/**
 * Writes what was chosen, and answers what changed. What stays keeps its time, and is then who chose it now; what an
 * earlier member of an account chose goes.
 */
export async function writeChoices(
  tx: Executor,
  memberNumber: string,
  { topic, channels, accountNumbers, chosenBy }: ChosenTopic,
  now: Date,
): Promise<ChangedChoices> {
  const fresh: Choice[] = [];
  let hasEnded = false;
  for (let at = 0; at < accountNumbers.length; at += accountsAtOnce) {
    const some = accountNumbers.slice(at, at + accountsAtOnce);
    const off = notificationChannels.filter((channel) => !channels.includes(channel));
    const ofTopic = and(inArray(notificationChoices.accountNumber, some), eq(notificationChoices.topic, topic));
    const ended = await tx
      .delete(notificationChoices)
      .where(
        and(ofTopic, or(inArray(notificationChoices.channel, off), ne(notificationChoices.memberNumber, memberNumber))),
      )
      .returning({ memberNumber: notificationChoices.memberNumber });
    hasEnded ||= ended.some((one) => one.memberNumber === memberNumber);
    await tx
      .update(notificationChoices)
      .set({ chosenBy })
      .where(and(ofTopic, ne(notificationChoices.chosenBy, chosenBy)));
    const rows = some.flatMap((accountNumber) =>
      channels.map((channel) => ({ memberNumber, accountNumber, topic, channel, chosenAt: now, chosenBy })),
    );
    if (rows.length === 0) continue;
    const written = await tx.insert(notificationChoices).values(rows).onConflictDoNothing().returning();
    fresh.push(...written);
  }
  return { fresh, hasEnded };
}

/** Writes the line of a topic for some accounts, and answers whether it was another; null takes it away. */
export async function writeThreshold(
  tx: Executor,
  memberNumber: string,
  line: {
    readonly topic: ThresholdTopic;
    readonly value: number | null;
    readonly accountNumbers: readonly string[];
  },
): Promise<boolean> {
  const { topic, value } = line;
  let isOther = false;
  for (let at = 0; at < line.accountNumbers.length; at += accountsAtOnce) {
    const some = line.accountNumbers.slice(at, at + accountsAtOnce);
    const before = await tx
      .delete(notificationThresholds)
      .where(and(inArray(notificationThresholds.accountNumber, some), eq(notificationThresholds.topic, topic)))
      .returning({ value: notificationThresholds.value });
    isOther ||= before.some((one) => one.value !== value) || (value !== null && before.length < some.length);
    if (value !== null)
      await tx
        .insert(notificationThresholds)
        .values(some.map((accountNumber) => ({ memberNumber, accountNumber, topic, value })));
  }
  return isOther;
}

/** Ends what a member chose on some channels. */
export async function endChannels(
  tx: Executor,
  memberNumber: string,
  channels: readonly NotificationChannel[],
): Promise<void> {
  await tx
    .delete(notificationChoices)
    .where(
      and(eq(notificationChoices.memberNumber, memberNumber), inArray(notificationChoices.channel, [...channels])),
    );
}
