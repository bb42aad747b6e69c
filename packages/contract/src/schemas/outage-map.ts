import { crewStates } from '@rochdale/domain/office/outages/crew-state';
import { territoryKinds } from '@rochdale/domain/service/outage-map/territory';
import { z } from 'zod';
import { count, localTime } from './fields.ts';
import { asOf } from './outage.ts';

/** Longitude and latitude, as GeoJSON orders them. */
export const position = z.tuple([z.number().meta({ examples: [-123.0573] }), z.number().meta({ examples: [43.8126] })]);
const about = {
  membersWithoutPower: count
    .nullable()
    .meta({ description: 'in fives; null: fewer than five, or of several outages at most `atMost`', examples: [310] }),
  atMost: count.nullable().meta({ description: 'no more than so many, where no number is said', examples: [null] }),
};
const share = z
  .number()
  .int()
  .nullable()
  .meta({ description: 'whole per cent of the members served there', examples: [11] });

/** One of the outages of the whole area, as everybody may see it (service-77): never a place. */
export const outageArea = z.object({
  place: z
    .number()
    .int()
    .positive()
    .meta({ description: 'in the list, the largest first', examples: [1] }),
  towns: z.array(z.string().meta({ examples: ['Alder Crossing'] })).meta({ description: 'that of most members first' }),
  ...about,
  townShare: share,
  cause: z
    .string()
    .nullable()
    .meta({ examples: ['Vegetation'] }),
  timeOfInterruption: localTime.meta({ examples: ['2026-11-21T08:15'] }),
  crewAssignedAt: localTime.nullable().meta({ examples: ['2026-11-21T09:05'] }),
  crewState: z.enum(crewStates).meta({ examples: ['on-site'] }),
  estimatedTimeOfRestoration: localTime.nullable().meta({ examples: ['2026-11-21T12:30'] }),
  shape: z.array(z.array(z.array(position))).meta({
    description: 'coordinates of a GeoJSON MultiPolygon; empty: no place of it is known on the map',
  }),
  labelAt: position.nullable().meta({ description: 'longitude and latitude' }),
});

/** A county, a town or a substation. */
const region = z.object({
  name: z.string().meta({ description: 'empty: those of fewer than ten members, together', examples: ['Lane'] }),
  ...about,
  membersServed: count.meta({ examples: [2_840] }),
  outages: count.meta({ examples: [2] }),
  share,
});

/** The outages of the whole area with their sums. */
export const outageMap = z.object({
  ...about,
  membersServed: count.meta({ examples: [18_400] }),
  outages: z.array(outageArea).meta({ description: 'the largest 1,000' }),
  counties: z.array(region),
  towns: z.array(region),
  substations: z.array(region),
  ...asOf,
});

/** A co-op's territory as it is drawn; empty where the co-op has none in its folder. */
export const territory = z.object({
  features: z.array(
    z.object({
      kind: z.enum(territoryKinds),
      name: z.string().meta({ examples: ['Alder Crossing'] }),
      lines: z.array(z.array(position)).meta({ description: 'longitude and latitude' }),
    }),
  ),
});
