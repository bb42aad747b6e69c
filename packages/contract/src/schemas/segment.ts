import { programs } from '@rochdale/domain/communications/announcements/segment';
import { languages } from '@rochdale/domain/texts/languages';
import { z } from 'zod';

const listed = z.array(z.string().trim().min(1).max(100)).min(1).max(200).optional();
const someOf = z.array(z.enum(programs)).min(1).max(programs.length).optional();

/** Of which accounts the members are meant. */
export const segment = z
  .strictObject({
    towns: listed,
    counties: listed,
    substations: listed,
    feeders: listed,
    services: listed,
    programs: someOf,
    notPrograms: someOf,
    pastDue: z.boolean().optional(),
    language: z.enum(languages).optional(),
  })
  .meta({ description: 'of which accounts the members are meant; all of it holds, and of a list one' });
