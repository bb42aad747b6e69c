import { type settableKinds, yearsOf } from '@rochdale/domain/identity/my-record/retention';
import { z } from 'zod';
import { flagOr, line } from './values.ts';

const kept = (kind: (typeof settableKinds)[number]) => {
  const { least, most } = yearsOf(kind);
  return z.strictObject({ years: z.number().int().min(least).max(most), because: line.optional() }).optional();
};

/** `record:` — how long what members do is kept, and whether they read the names of the office's people (identity-109). */
export const recordSection = z.strictObject({
  namesStaff: flagOr('N'),
  keeps: z
    .strictObject({
      events: kept('events'),
      messages: kept('messages'),
      notices: kept('notices'),
      authorizations: kept('authorizations'),
      contactConsents: kept('contactConsents'),
      paperConsents: kept('paperConsents'),
    })
    .prefault({}),
});
