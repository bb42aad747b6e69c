// Written by `npm run texts` from the files of texts that there are.
import { announcingTexts } from '@rochdale/domain/office/announcing/announcing.en';
import { asMemberTexts } from '@rochdale/domain/office/as-member/as-member.en';
import { officeWordsTexts } from '@rochdale/domain/office/audit/office-words.en';
import { bankFilesTexts } from '@rochdale/domain/office/bank-files/bank-files.en';
import { chargesTexts } from '@rochdale/domain/office/charges/charges.en';
import { connectedTexts } from '@rochdale/domain/office/connected/connected.en';
import { thirdPartyTexts } from '@rochdale/domain/office/connected/third-parties.en';
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
import { boardTexts } from '@rochdale/domain/office/outages/board.en';
import { callerOutagesTexts } from '@rochdale/domain/office/outages/caller-outages.en';
import { deskMapTexts } from '@rochdale/domain/office/outages/desk-map.en';
import { outageDeskTexts } from '@rochdale/domain/office/outages/outage-desk.en';
import { outagesTexts } from '@rochdale/domain/office/outages/outages.en';
import { portalWordsTexts } from '@rochdale/domain/office/outages/portal-words.en';
import { paymentLinksTexts } from '@rochdale/domain/office/payments/links/payment-links.en';
import { officePaymentsTexts } from '@rochdale/domain/office/payments/office-payments.en';
import { pledgesTexts } from '@rochdale/domain/office/payments/pledges/pledges.en';
import { rateDifferencesTexts } from '@rochdale/domain/office/payments/rate-differences/rate-differences.en';
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
import { studioTexts } from '@rochdale/domain/website/studio/studio.en';

/** The English texts of the office. */
export const texts = {
  ...announcingTexts,
  ...asMemberTexts,
  ...bankFilesTexts,
  ...boardTexts,
  ...callerOutagesTexts,
  ...chargesTexts,
  ...connectedTexts,
  ...dataTexts,
  ...deskMapTexts,
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
  ...outageDeskTexts,
  ...outagesTexts,
  ...paymentLinksTexts,
  ...pledgesTexts,
  ...portalWordsTexts,
  ...queuesTexts,
  ...rateDifferencesTexts,
  ...refundTexts,
  ...rehearsingTexts,
  ...settlementsTexts,
  ...staffTexts,
  ...staffPagesTexts,
  ...studioTexts,
  ...systemTexts,
  ...thirdPartyTexts,
  ...todayTexts,
  ...uiTexts,
  ...watchTexts,
};
