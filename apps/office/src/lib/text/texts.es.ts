// Written by `npm run texts` from the files of texts that there are.
import { announcingTexts } from '@rochdale/domain/office/announcing/announcing.es';
import { asMemberTexts } from '@rochdale/domain/office/as-member/as-member.es';
import { officeWordsTexts } from '@rochdale/domain/office/audit/office-words.es';
import { bankFilesTexts } from '@rochdale/domain/office/bank-files/bank-files.es';
import { chargesTexts } from '@rochdale/domain/office/charges/charges.es';
import { connectedTexts } from '@rochdale/domain/office/connected/connected.es';
import { thirdPartyTexts } from '@rochdale/domain/office/connected/third-parties.es';
import { disputesTexts } from '@rochdale/domain/office/disputes/disputes.es';
import { explainingTexts } from '@rochdale/domain/office/explaining/explaining.es';
import { officeFrameTexts } from '@rochdale/domain/office/frame/office-frame.es';
import { dataTexts } from '@rochdale/domain/office/importing/data.es';
import { rehearsingTexts } from '@rochdale/domain/office/importing/rehearsing/rehearsing.es';
import { loginsTexts } from '@rochdale/domain/office/logins/logins.es';
import { memberMarksTexts } from '@rochdale/domain/office/member-marks/member-marks.es';
import { findingTexts } from '@rochdale/domain/office/members/finding/finding.es';
import { membersTexts } from '@rochdale/domain/office/members/members.es';
import { officeMessagesTexts } from '@rochdale/domain/office/messages/messages.es';
import { nightsTexts } from '@rochdale/domain/office/nights/nights.es';
import { openingTexts } from '@rochdale/domain/office/opening/opening.es';
import { boardTexts } from '@rochdale/domain/office/outages/board.es';
import { callerOutagesTexts } from '@rochdale/domain/office/outages/caller-outages.es';
import { deskMapTexts } from '@rochdale/domain/office/outages/desk-map.es';
import { outageDeskTexts } from '@rochdale/domain/office/outages/outage-desk.es';
import { outagesTexts } from '@rochdale/domain/office/outages/outages.es';
import { portalWordsTexts } from '@rochdale/domain/office/outages/portal-words.es';
import { paymentLinksTexts } from '@rochdale/domain/office/payments/links/payment-links.es';
import { officePaymentsTexts } from '@rochdale/domain/office/payments/office-payments.es';
import { pledgesTexts } from '@rochdale/domain/office/payments/pledges/pledges.es';
import { rateDifferencesTexts } from '@rochdale/domain/office/payments/rate-differences/rate-differences.es';
import { queuesTexts } from '@rochdale/domain/office/queues/queues.es';
import { officeRefundsTexts } from '@rochdale/domain/office/refunds/office-refunds.es';
import { settlementsTexts } from '@rochdale/domain/office/settlements/settlements.es';
import { staffTexts } from '@rochdale/domain/office/staff/staff.es';
import { staffPagesTexts } from '@rochdale/domain/office/staff/staff-pages.es';
import { systemTexts } from '@rochdale/domain/office/system/system.es';
import { todayTexts } from '@rochdale/domain/office/watches/today.es';
import { watchTexts } from '@rochdale/domain/office/watches/watches.es';
import { refundTexts } from '@rochdale/domain/paying/refunds/refunds.es';
import { errorTexts } from '@rochdale/domain/texts/errors.es';
import { uiTexts } from '@rochdale/domain/texts/ui.es';
import { studioTexts } from '@rochdale/domain/website/studio/studio.es';

/** The Spanish texts of the office. */
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
