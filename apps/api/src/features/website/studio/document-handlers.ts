import { createHash } from 'node:crypto';
import {
  documentEnding,
  isOfType,
  mostDocumentBytes,
  mostDocumentsBytes,
} from '@rochdale/domain/website/member-info-docs/document-types';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { keepDocument, sizeOfDocuments } from '../member-info-docs/public.ts';
import type { StudioServices } from './studio-services.ts';

/** Files that a list of documents names; they lie in the database, for every process of every machine (office-184). */
export function documentHandlers({ db, clock }: StudioServices) {
  return {
    'studio.add-document': async ({ body: { name, content: encoded }, note }) => {
      const content = Buffer.from(encoded, 'base64');
      const ending = documentEnding(name);
      if (content.length > mostDocumentBytes) throw refusal(400, 'studio.document.large');
      if (ending === undefined || !isOfType(ending, content)) throw refusal(400, 'studio.document.type');
      const document = createHash('sha256').update(content).digest('hex');
      await db.transaction(async (tx) => {
        if ((await sizeOfDocuments(tx)) + content.length > mostDocumentsBytes)
          throw refusal(409, 'studio.document.full');
        await keepDocument(tx, { document, content, size: content.length, addedAt: clock.now() });
        const facts = { name, size: content.length };
        await note(tx, { act: 'site-document-added', subject: { kind: 'site', id: document }, facts });
      });
      return { document, size: content.length };
    },
  } satisfies Partial<OfficeHandlers>;
}
