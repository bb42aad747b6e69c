import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { realFileInside } from '../../../platform/files/inside.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { documentRoute } from './document-path.ts';
import { documentsFolder, documentTypes, type MemberInfoDocs } from './member-info-docs.ts';

const asked = z.object({ sealed: z.string().max(1000), name: z.string() });

interface DocumentServices {
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly coopFolder: string;
  readonly memberInfoDocs: MemberInfoDocs;
}

/**
 * Serves the co-op's documents to whoever brings a path that a member was given. The file is one of the co-op's lists:
 * nothing that a browser sends becomes a path. One whose time is over leads to the list, and by way of sign-in.
 */
export function serveMemberInfoDocs(app: FastifyInstance, services: DocumentServices): void {
  const { clock, sealer, coopFolder, memberInfoDocs } = services;
  const files = new Set(
    Object.values(memberInfoDocs)
      .flat()
      .flatMap((one) => ('file' in one ? [one.file] : [])),
  );
  app.get(documentRoute, async (request, reply) => {
    const path = asked.safeParse(request.params).data;
    const file = path && sealer.open('member-info-doc', path.sealed, clock.now());
    if (typeof file !== 'string' || file !== path?.name || !files.has(file))
      return reply.redirect(addressOf('member-info-docs'), 303);
    const found = await realFileInside(join(coopFolder, documentsFolder), file);
    if (found === undefined) return reply.redirect(addressOf('member-info-docs'), 303);
    const type = documentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return reply
      .type(type)
      .header('cache-control', 'private, max-age=3600')
      .header('content-disposition', 'inline')
      .send(createReadStream(found));
  });
}
