import { translatorOf } from '@rochdale/domain/messages/catalogues';
import type { LanguageName } from '@rochdale/domain/messages/languages';

/** What stands in a language for the words that a co-op has not chosen itself, by their keys of `site.yaml`. */
export function defaultWords(language: LanguageName): readonly { readonly key: string; readonly value: unknown }[] {
  const text = translatorOf(language);
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
    { key: 'config.CUTOFF_MESSAGE', value: text('siteWords.cutoffMessage') },
    { key: 'config.DRAFT_AUTHORIZE_TEXT', value: text('siteWords.draftAuthorize') },
  ];
}
