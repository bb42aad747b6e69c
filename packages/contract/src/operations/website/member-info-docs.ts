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
    delegates: 'never',
    gate: 'memberInfoDocs',
    response: z.object({
      results: z
        .array(
          z.object({
            url: z
              .string()
              .meta({ examples: ['/coop/member-info-docs/q7Zk1w.9fTqU2c0mB4xYp8aLr5nDe3sVh6jGi0oKt/bylaws.pdf'] }),
            friendlyDescription: z.string().meta({ examples: ['Bylaws'] }),
          }),
        )
        .meta({
          description:
            '`url` is another site’s address, or a path of the API that opens the co-op’s file for some hours',
        }),
    }),
    errors: [404],
  }),
} as const;
