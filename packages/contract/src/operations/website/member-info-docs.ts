import { z } from 'zod';
import { operation } from '../../operation.ts';

/** Member information documents (website-30). */
export const memberInfoDocsOperations = {
  'member-info-docs.list': operation({
    method: 'GET',
    path: '/v3/member-info-docs',
    summary: 'The co-op’s documents for its members, in its own order',
    tag: 'Site',
    access: 'member',
    changes: 'rights',
    audit: [],
    gate: 'memberInfoDocs',
    response: z.object({
      /** `url` is another site’s address, or a path of the API that opens the co-op’s file for some hours. */
      results: z.array(z.object({ url: z.string(), friendlyDescription: z.string() })),
    }),
    errors: [404],
  }),
} as const;
