import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';
import type { EarlyCall, EarlyQuestions } from '../../lib/calls/early-calls.ts';
import program from './first-bytes.ts?script';

/** What stands inline in a member's page, to run with its first bytes. */
export function firstBytesScript(site: Site, language: TextLanguage, calls: readonly EarlyCall[]): string {
  const questions: EarlyQuestions = {
    baseUrl: site.settings.api.baseUrl,
    headers: { 'Application-Id': site.config.applicationIdWeb, 'Accept-Language': language },
    calls,
  };
  return `${program}firstBytes.begin(${JSON.stringify(questions).replaceAll('<', '\\u003c')});`;
}
