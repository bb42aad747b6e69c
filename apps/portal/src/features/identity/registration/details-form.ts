import type { useFields } from '@rochdale/ui/form/fields.ts';

/** The fields of a new login. */
export type DetailsField =
  | 'loginId'
  | 'email'
  | 'cnfemail'
  | 'password'
  | 'cnfpassword'
  | 'secQuestion'
  | 'secAnswer'
  | 'hasOptedForPaperlessBilling'
  | 'hasOptedForPaperlessOther'
  | 'paperlessConfirmText'
  | 'areMarketingEmailsAllowed';

export type DetailsForm = ReturnType<typeof useFields<DetailsField>>;
