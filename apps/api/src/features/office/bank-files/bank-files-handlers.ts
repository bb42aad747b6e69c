import { localTimeAt } from '@rochdale/domain/dates';
import { isWaiting } from '@rochdale/domain/office/staff/two-people';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import {
  acceptBankFile,
  type BankFile,
  type BankSettings,
  lockBankFile,
  lockBankFiles,
  markBankFile,
  takeBankFileAgain,
  writeBankFile,
} from '../../planned/bank-file/public.ts';
import { askedOf } from '../approvals/approvals-store.ts';
import { requireNotHeld } from '../holds/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { fileBefore, filesBefore, findFile, namesOf } from './bank-files-store.ts';
import { presentFile, presentRows, stateOf } from './present-bank-file.ts';

export interface BankFilesServices extends OfficeServices {
  /** Undefined where the co-op's folder has no bank.yaml. */
  readonly bank: BankSettings | undefined;
}

const pageOf = 30;
const askedFor = z.object({ params: z.object({ fileNumber: z.number() }) });

/** A file that may still go to the bank, or a refusal. */
function mayGo(file: BankFile | undefined): BankFile {
  if (!file) throw refusal(404, 'error.notFound');
  if (file.voidedAt) throw refusal(409, 'bankFiles.givenUp');
  return file;
}

/** Looking through bank files, making and handing them out (office-55, office-56, office-58). */
export function bankFilesHandlers(services: BankFilesServices) {
  const { db, clock, vault, bank, site } = services;
  return {
    'bank-files.list': async ({ query }) => {
      const found = await filesBefore(db, query.before, pageOf + 1);
      const files = found.slice(0, pageOf);
      return {
        bank: bank ? { name: bank.immediateDestinationName, fileAt: bank.fileAt } : null,
        files: files.map(presentFile),
        next: found.length > pageOf ? (files.at(-1)?.fileNumber ?? null) : null,
      };
    },
    'bank-files.see': async ({ caller, params: { fileNumber } }) => {
      const file = await findFile(db, fileNumber);
      if (!file) throw refusal(404, 'error.notFound');
      const now = clock.now();
      const [rows, before, releasedBy, asked] = await Promise.all([
        presentRows(db, vault, fileNumber),
        fileBefore(db, fileNumber),
        namesOf(db, file.releasedBy ?? []),
        askedOf(db, 'bank-files.release'),
      ]);
      const waiting = asked.find(
        ({ approval }) =>
          isWaiting(approval, now) && askedFor.safeParse(approval.request).data?.params.fileNumber === fileNumber,
      );
      return {
        ...presentFile(file),
        releasedBy,
        settlesOn: [...new Set(rows.map(({ settlesOn }) => settlesOn))].sort(),
        before: before ? { entries: before.entries, debitCents: before.debit } : null,
        rows,
        asked:
          waiting && stateOf(file) === 'waiting'
            ? {
                approvalId: waiting.approval.approvalId,
                by: waiting.by,
                at: waiting.approval.askedAt.toISOString(),
                reason: waiting.approval.reason,
                isOwn: waiting.approval.askedBy === caller.staffId,
              }
            : null,
      };
    },
    'bank-files.make': async ({ note }) => {
      if (!bank) throw refusal(409, 'bankFiles.noBank');
      await requireNotHeld(db);
      const { day } = localTimeAt(clock.now(), site().timeZone);
      const file = await writeBankFile(services, bank, day, (tx, { fileNumber, entries, debit }) =>
        note(tx, { act: 'bank-file-made', subject: subjectOf(fileNumber), facts: { entries, debitCents: debit } }),
      );
      return { fileNumber: file?.fileNumber ?? null };
    },
    'bank-files.download': async ({ params: { fileNumber }, note }) => {
      await requireNotHeld(db);
      let handed: { name: string; text: string } | undefined;
      const became = await takeBankFileAgain(services, fileNumber, async (file, text, tx) => {
        if (file.releasedAt === null && file.takenAt === null) throw refusal(409, 'bankFiles.notReleased');
        handed = { name: `bank-drafts-${file.sendDay}-${file.fileIdModifier}.ach`, text };
        const facts = { isFirst: file.takenAt === null };
        await note(tx, { act: 'bank-file-downloaded', subject: subjectOf(fileNumber), facts });
      });
      if (became === 'unknown') throw refusal(404, 'error.notFound');
      if (became !== 'saved' || !handed) throw refusal(409, 'bankFiles.givenUp');
      return handed;
    },
    'bank-files.accept': async ({ params: { fileNumber }, note }) => {
      const file = await findFile(db, fileNumber);
      if (!file) throw refusal(404, 'error.notFound');
      if (file.takenAt === null) throw refusal(409, file.voidedAt ? 'bankFiles.givenUp' : 'bankFiles.notTaken');
      const became = await acceptBankFile(services, fileNumber, (tx) =>
        note(tx, { act: 'bank-file-accepted', subject: subjectOf(fileNumber) }),
      );
      if (became === 'again') throw refusal(409, 'staff.state.already');
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

/** Letting a file go to the bank, which takes two people (office-57). */
export function bankFilesActs({ clock }: Pick<BankFilesServices, 'clock'>) {
  return {
    'bank-files.release': async (tx: Transaction, { params: { fileNumber }, body }, by) => {
      await requireNotHeld(tx);
      await lockBankFiles(tx);
      const file = mayGo(await lockBankFile(tx, fileNumber));
      if (file.releasedAt || file.takenAt) throw refusal(409, 'staff.state.already');
      await markBankFile(tx, fileNumber, { releasedAt: clock.now(), releasedBy: [...by.people] });
      const facts = { entries: file.entries, debitCents: file.debit };
      const personal = { reason: body.reason };
      await by.note(tx, { act: 'bank-file-released', subject: subjectOf(fileNumber), facts, personal });
    },
  } satisfies Partial<TwoPeopleActs>;
}

const subjectOf = (fileNumber: number) => ({ kind: 'bank-file', id: String(fileNumber) });
