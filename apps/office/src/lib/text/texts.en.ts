// Written by `npm run texts` from the files of texts that there are.

import { officeWordsTexts } from '@rochdale/domain/office/audit/office-words.en';
import { bankFilesTexts } from '@rochdale/domain/office/bank-files/bank-files.en';
import { findingTexts } from '@rochdale/domain/office/finding/finding.en';
import { officeFrameTexts } from '@rochdale/domain/office/frame/office-frame.en';
import { loginsTexts } from '@rochdale/domain/office/logins/logins.en';
import { membersTexts } from '@rochdale/domain/office/members/members.en';
import { officePaymentsTexts } from '@rochdale/domain/office/payments/office-payments.en';
import { officeRefundsTexts } from '@rochdale/domain/office/refunds/office-refunds.en';
import { staffTexts } from '@rochdale/domain/office/staff/staff.en';
import { staffPagesTexts } from '@rochdale/domain/office/staff/staff-pages.en';
import { todayTexts } from '@rochdale/domain/office/watches/today.en';
import { watchTexts } from '@rochdale/domain/office/watches/watches.en';
import { refundTexts } from '@rochdale/domain/paying/refunds/refunds.en';
import { errorTexts } from '@rochdale/domain/texts/errors.en';
import { uiTexts } from '@rochdale/domain/texts/ui.en';

/** The English texts of the office. */
export const texts = {
  ...bankFilesTexts,
  ...errorTexts,
  ...findingTexts,
  ...loginsTexts,
  ...membersTexts,
  ...officeFrameTexts,
  ...officePaymentsTexts,
  ...officeRefundsTexts,
  ...officeWordsTexts,
  ...refundTexts,
  ...staffTexts,
  ...staffPagesTexts,
  ...todayTexts,
  ...uiTexts,
  ...watchTexts,
};
