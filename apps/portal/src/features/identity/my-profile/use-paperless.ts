import {
  asksForMore,
  isAnyPaperless,
  type PaperlessColumn,
  type PaperlessRow,
  paperlessConfirmViolation,
  tickColumn,
  tickRow,
} from '@rochdale/domain/identity/my-profile/paperless';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import type { MemberDetails, MemberUpdate } from './my-profile-calls.ts';
import type { SettingsPart } from './settings-part.ts';
import type { Settings } from './use-settings.ts';

/** The options of the whole membership. */
export type MemberOption =
  | 'hasOptedForPaperlessBilling'
  | 'hasOptedForPaperlessOther'
  | 'allowAnnualMeetingNotice'
  | 'allowMarketingEmails';
export type AddressedRow = PaperlessRow & { readonly address: string };
type Options = { readonly rows: readonly AddressedRow[] } & Readonly<Record<MemberOption, boolean>>;

/** Where the confirmation stands, for the server's refusals too. */
export const confirmId = 'paperlessConfirmText';

/**
 * Paperless Options as they are edited (identity-57). The confirmation stands ticked for what was confirmed before; as soon
 * as more goes without paper it has to be ticked anew.
 */
export function usePaperless({ details }: Settings) {
  const { accounts } = useSite().config;
  const kept = optionsOf(details);
  const [edited, setEdited] = useState<Options>();
  const [confirmation, setConfirmed] = useState<boolean>();
  const [isJudged, setJudged] = useState(false);
  const options = edited ?? kept;
  const isConfirmed = confirmation ?? !asksForMore(options, kept);
  const found = paperlessConfirmViolation(options, isConfirmed);
  const error = isJudged && found ? violationText(found) : undefined;
  const part: SettingsPart = {
    problems: error === undefined ? [] : [{ fieldId: confirmId, text: error }],
    check: () => {
      setJudged(true);
      return found === undefined;
    },
    update: (): MemberUpdate => ({
      ...(accounts.paperlessAtAccountLevel && { paperlessAccounts: options.rows.map(sentRow) }),
      ...(accounts.paperlessAtMemberLevel && {
        isPaperlessBilling: options.hasOptedForPaperlessBilling,
        isPaperlessOther: options.hasOptedForPaperlessOther,
      }),
      paperlessConfirmText: isConfirmed,
      annualMarketingElectricKit: options.allowAnnualMeetingNotice,
      isMarketEmail: options.allowMarketingEmails,
    }),
    reset: () => {
      setEdited(undefined);
      setConfirmed(undefined);
      setJudged(false);
    },
  };
  return {
    options,
    isConfirmed,
    asksToConfirm: isAnyPaperless(options),
    error,
    part,
    setConfirmed,
    setOption: (option: MemberOption, on: boolean) => setEdited({ ...options, [option]: on }),
    tick: (accountNumber: string, column: PaperlessColumn, on: boolean) =>
      setEdited({
        ...options,
        rows: options.rows.map((row) => (row.accountNumber === accountNumber ? tickRow(row, column, on) : row)),
      }),
    tickAll: (column: PaperlessColumn, on: boolean) =>
      setEdited({ ...options, rows: tickColumn(options.rows, column, on) }),
  };
}
export type Paperless = ReturnType<typeof usePaperless>;

function optionsOf(details: MemberDetails): Options {
  return {
    hasOptedForPaperlessBilling: details.hasPaperlessBilling,
    hasOptedForPaperlessOther: details.hasPaperlessOther,
    allowAnnualMeetingNotice: details.electronicKit,
    allowMarketingEmails: details.marketingEmail,
    rows: details.accounts.map((account) => ({
      accountNumber: account.accountNumber,
      address: account.address,
      email: account.hasEmailBillNotice || account.hasPaperlessBilling,
      paperlessBill: account.hasPaperlessBilling,
      paperlessOther: account.hasOtherPaperlessBillinge,
    })),
  };
}

const sentRow = ({ accountNumber, email, paperlessBill, paperlessOther }: PaperlessRow) => ({
  accountNumber,
  isEmail: email,
  isPaperless: paperlessBill,
  isPaperlessOther: paperlessOther,
});
