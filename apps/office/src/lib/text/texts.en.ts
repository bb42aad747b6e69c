// Written by `npm run texts` from the files of texts that there are.
import { asMemberTexts } from '@rochdale/domain/office/as-member/as-member.en';
import { officeWordsTexts } from '@rochdale/domain/office/audit/office-words.en';
import { bankFilesTexts } from '@rochdale/domain/office/bank-files/bank-files.en';
import { callerOutagesTexts } from '@rochdale/domain/office/caller-outages/caller-outages.en';
import { chargesTexts } from '@rochdale/domain/office/charges/charges.en';
import { disputesTexts } from '@rochdale/domain/office/disputes/disputes.en';
import { explainingTexts } from '@rochdale/domain/office/explaining/explaining.en';
import { officeFrameTexts } from '@rochdale/domain/office/frame/office-frame.en';
import { dataTexts } from '@rochdale/domain/office/importing/data.en';
import { rehearsingTexts } from '@rochdale/domain/office/importing/rehearsing/rehearsing.en';
import { loginsTexts } from '@rochdale/domain/office/logins/logins.en';
import { memberMarksTexts } from '@rochdale/domain/office/member-marks/member-marks.en';
import { findingTexts } from '@rochdale/domain/office/members/finding/finding.en';
import { membersTexts } from '@rochdale/domain/office/members/members.en';
import { officeMessagesTexts } from '@rochdale/domain/office/messages/messages.en';
import { nightsTexts } from '@rochdale/domain/office/nights/nights.en';
import { openingTexts } from '@rochdale/domain/office/opening/opening.en';
import { paymentLinksTexts } from '@rochdale/domain/office/payment-links/payment-links.en';
import { officePaymentsTexts } from '@rochdale/domain/office/payments/office-payments.en';
import { queuesTexts } from '@rochdale/domain/office/queues/queues.en';
import { officeRefundsTexts } from '@rochdale/domain/office/refunds/office-refunds.en';
import { settlementsTexts } from '@rochdale/domain/office/settlements/settlements.en';
import { staffTexts } from '@rochdale/domain/office/staff/staff.en';
import { staffPagesTexts } from '@rochdale/domain/office/staff/staff-pages.en';
import { systemTexts } from '@rochdale/domain/office/system/system.en';
import { todayTexts } from '@rochdale/domain/office/watches/today.en';
import { watchTexts } from '@rochdale/domain/office/watches/watches.en';
import { refundTexts } from '@rochdale/domain/paying/refunds/refunds.en';
import { errorTexts } from '@rochdale/domain/texts/errors.en';
import { uiTexts } from '@rochdale/domain/texts/ui.en';

/** The English texts of the office. */
export const texts = {
  ...asMemberTexts,
  ...bankFilesTexts,
  ...callerOutagesTexts,
  ...chargesTexts,
  ...dataTexts,
  ...disputesTexts,
  ...errorTexts,
  ...explainingTexts,
  ...findingTexts,
  ...loginsTexts,
  ...memberMarksTexts,
  ...membersTexts,
  ...officeMessagesTexts,
  ...nightsTexts,
  ...officeFrameTexts,
  ...officePaymentsTexts,
  ...officeRefundsTexts,
  ...officeWordsTexts,
  ...openingTexts,
  ...paymentLinksTexts,
  ...queuesTexts,
  ...refundTexts,
  ...rehearsingTexts,
  ...settlementsTexts,
  ...staffTexts,
  ...staffPagesTexts,
  ...systemTexts,
  ...todayTexts,
  ...uiTexts,
  ...watchTexts,
};
