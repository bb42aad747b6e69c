import { catalogueOf, translatorOf } from '@rochdale/domain/texts/catalogues';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { TextCode } from '@rochdale/domain/texts/text';

/** What stands in a language for the words that a co-op has not chosen itself, by their keys of `site.yaml`. */
export function defaultWords(language: LanguageName): readonly { readonly key: string; readonly value: unknown }[] {
  const text = translatorOf(language);
  // Their fields are filled in where they are said.
  const own = (code: TextCode): string => catalogueOf(language)[code];
  return [
    { key: 'configuration.quickPayDescription', value: text('siteWords.quickPayDescription') },
    {
      key: 'settings.siteConfiguration.memberInfoDocsLinkName',
      value: text('siteWords.memberInfoDocsLinkName'),
    },
    {
      key: 'configuration.outageProblems',
      value: [
        text('siteWords.outageProblem.none'),
        text('siteWords.outageProblem.part'),
        text('siteWords.outageProblem.flicker'),
        text('siteWords.outageProblem.down'),
      ],
    },
    { key: 'config.PAPERLESS_CONFIRMATION_TEXT', value: text('siteWords.paperlessConfirmation') },
    { key: 'config.MEMBER_NUMBER_LABEL', value: text('siteWords.memberNumberLabel') },
    { key: 'config.STATEMENT_ID_LABEL', value: text('siteWords.statementIdLabel') },
    { key: 'config.CUTOFF_MESSAGE', value: own('siteWords.cutoffMessage') },
    { key: 'config.DRAFT_AUTHORIZE_TEXT', value: own('siteWords.draftAuthorize') },
    { key: 'config.AUTO_PAY_AUTHORIZE_TEXT', value: own('siteWords.autoPayAuthorize') },
    { key: 'config.SCHEDULE_AUTHORIZE_TEXT', value: own('siteWords.scheduleAuthorize') },
    { key: 'config.CONTACT_CONSENT_TEXT', value: own('siteWords.contactConsent') },
    { key: 'config.PAST_DUE_NOTICE_TEXT', value: own('siteWords.pastDueNotice') },
  ];
}
