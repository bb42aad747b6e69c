import { z } from 'zod';
import { operation } from '../../operation.ts';

/** Whether the product is under maintenance (website-35). */
export const maintenanceOperations = {
  'maintenance.status': operation({
    method: 'GET',
    path: '/v3/maintenance',
    summary: 'Whether the portal is under maintenance, and when it is expected to be back',
    tag: 'Site',
    access: 'public',
    changes: 'nothing',
    audit: [],
    asMember: true,
    duringMaintenance: true,
    gate: 'always',
    response: z.object({
      isUnderMaintenance: z.boolean(),
      expectedEnd: z.iso
        .datetime()
        .nullable()
        .meta({ examples: ['2026-11-21T18:00:00Z'] }),
    }),
    errors: [],
  }),
} as const;
