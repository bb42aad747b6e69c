import { documentEnding } from '@rochdale/domain/website/member-info-docs/document-types';
import { z } from 'zod';

const isWebAddress = (url: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(url).success;

const listed = {
  friendlyDescription: z.string().trim().min(1).max(200),
  url: z
    .string()
    .max(1000)
    .refine(
      (url) => documentEnding(url) !== undefined || isWebAddress(url),
      'must be an address (https://…) or the name of a file',
    ),
};

/** A list as `member-info-docs.yaml` has it: links to other sites, and to files of the co-op's folder by their names. */
export const memberInfoDocsFile = z.array(z.strictObject(listed));

/** The same list as the office changes it: a file may also be one that the office added, by the SHA-256 of its bytes. */
export const memberInfoDocsSection = z
  .array(
    z
      .strictObject({
        ...listed,
        document: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      })
      .refine(({ url, document }) => document === undefined || documentEnding(url) !== undefined, {
        path: ['url'],
        message: 'must be the name of the file',
      }),
  )
  .max(200);

export type ListedDocument = z.output<typeof memberInfoDocsSection>[number];
