import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { documentEnding, documentTypes } from '@rochdale/domain/website/member-info-docs/document-types';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { realFileInside } from '../../../platform/files/inside.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { documentRoute, fileKey, type ListedFile } from './document-path.ts';
import { findDocument } from './documents-store.ts';
import { documentsFolder, type MemberInfoDocs } from './member-info-docs.ts';

const asked = z.object({ sealed: z.string().max(1000), name: z.string() });

interface DocumentServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly coopFolder: string;
  readonly memberInfoDocs: () => MemberInfoDocs;
}

/**
 * Serves the co-op's documents to whoever brings a path that a member was given. The file is one of the co-op's lists as
 * they are now: nothing that a browser sends becomes a path. One whose time is over leads to the list, and by way of sign-in.
 */
export function serveMemberInfoDocs(app: FastifyInstance, services: DocumentServices): void {
  const { clock, sealer, memberInfoDocs } = services;
  app.get(documentRoute, async (request, reply) => {
    const path = asked.safeParse(request.params).data;
    const key = path && sealer.open('member-info-doc', path.sealed, clock.now());
    const listed = Object.values(memberInfoDocs())
      .flat()
      .find((one): one is typeof one & ListedFile => 'file' in one && fileKey(one) === key && one.file === path?.name);
    const content = listed && (await contentOf(listed, services));
    const ending = listed && documentEnding(listed.file);
    if (content === undefined || ending === undefined) return reply.redirect(addressOf('member-info-docs'), 303);
    return reply
      .type(documentTypes[ending])
      .header('cache-control', 'private, max-age=3600')
      .header('content-disposition', 'inline')
      .send(content);
  });
}

async function contentOf(
  { file, document }: ListedFile,
  { db, coopFolder }: DocumentServices,
): Promise<Buffer | Readable | undefined> {
  if (document !== undefined) return findDocument(db, document);
  const found = await realFileInside(join(coopFolder, documentsFolder), file);
  return found === undefined ? undefined : createReadStream(found);
}
