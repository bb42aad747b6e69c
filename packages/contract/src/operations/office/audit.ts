import { z } from 'zod';
import { officeActs } from '../../office-acts.ts';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment, personName, staffId } from '../../schemas/staff.ts';

const tag = 'Audit';
const act = z.enum(officeActs).meta({ description: 'what was done' });
const auditId = z.coerce
  .number()
  .int()
  .positive()
  .meta({ description: 'the number of an entry', examples: [4711] });

/** What was done in the office, and whether the record of it holds (office-47 to office-50). */
export const auditOperations = {
  'audit.search': officeOperation({
    method: 'GET',
    path: '/v1/audit',
    summary: 'Entries, the newest first; `before` is the number of the last entry of the page before',
    tag,
    access: staff('audit.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({
      act: act.optional(),
      staffId: staffId.optional(),
      from: moment.optional(),
      to: moment.optional(),
      subjectId: z.string().max(100).optional(),
      before: auditId.optional(),
    }),
    response: z.object({
      entries: z.array(
        z.object({
          auditId,
          at: moment,
          act,
          staffId: staffId.nullable(),
          by: personName,
          byWhom: z.string().meta({ examples: ['staff'] }),
          subjectKind: z.string().nullable(),
          subjectId: z.string().nullable(),
          subjectName: z.string().nullable().meta({ description: 'whom of the staff it is about' }),
          approvalId: z.uuid().nullable(),
          facts: z.unknown(),
          personal: z.unknown().meta({ description: 'reason, name, address; null once it was erased by rule' }),
        }),
      ),
      next: auditId.nullable().meta({ description: '`before` of the next page; null at the end' }),
    }),
    errors: [],
  }),
  'audit.status': officeOperation({
    method: 'GET',
    path: '/v1/audit/status',
    summary:
      'How many entries are chained, up to when, and what waits; the whole chain is verified by `coop audit verify`',
    tag,
    access: staff('audit.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      chained: z.number().int(),
      lastChainedAt: moment.nullable(),
      unchained: z.number().int(),
      unchainedTooLong: z.number().int().meta({ description: 'for more than a minute: somebody should look' }),
    }),
    errors: [],
  }),
} as const;
