// Written by `npm run texts` from the files of texts that there are.

import { officeWordsTexts } from '@rochdale/domain/office/audit/office-words.es';
import { bankFilesTexts } from '@rochdale/domain/office/bank-files/bank-files.es';
import { findingTexts } from '@rochdale/domain/office/finding/finding.es';
import { officeFrameTexts } from '@rochdale/domain/office/frame/office-frame.es';
import { loginsTexts } from '@rochdale/domain/office/logins/logins.es';
import { membersTexts } from '@rochdale/domain/office/members/members.es';
import { officePaymentsTexts } from '@rochdale/domain/office/payments/office-payments.es';
import { officeRefundsTexts } from '@rochdale/domain/office/refunds/office-refunds.es';
import { staffTexts } from '@rochdale/domain/office/staff/staff.es';
import { staffPagesTexts } from '@rochdale/domain/office/staff/staff-pages.es';
import { todayTexts } from '@rochdale/domain/office/watches/today.es';
import { watchTexts } from '@rochdale/domain/office/watches/watches.es';
import { refundTexts } from '@rochdale/domain/paying/refunds/refunds.es';
import { errorTexts } from '@rochdale/domain/texts/errors.es';
import { uiTexts } from '@rochdale/domain/texts/ui.es';

/** The Spanish texts of the office. */
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
