import { memberLanguage } from '@rochdale/domain/texts/languages';
import type { Clock } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { documentPath } from './document-path.ts';
import type { MemberInfoDocs } from './member-info-docs.ts';

/** Documents for members (website-30, website-31): links to other sites, and to files that only whoever asked here may open. */
export function memberInfoDocsHandlers({
  clock,
  sealer,
  memberInfoDocs,
}: {
  clock: Clock;
  sealer: Sealer;
  memberInfoDocs: () => MemberInfoDocs;
}): Pick<Handlers, 'member-info-docs.list'> {
  return {
    'member-info-docs.list': async ({ language }) => ({
      results: memberInfoDocs()[memberLanguage(language)].map((one) => ({
        friendlyDescription: one.friendlyDescription,
        url: 'file' in one ? documentPath(sealer, one, clock.now()) : one.url,
      })),
    }),
  };
}
