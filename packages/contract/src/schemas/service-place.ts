import { mustStayOnStates } from '@rochdale/domain/service/outage/must-stay-on';
import { z } from 'zod';

const locationId = z.string().meta({ description: 'a place of service', examples: ['L104471882'] });
const day = z
  .string()
  .nullable()
  .meta({ examples: ['2027-03-31'] });

/** A place of service, and by what it is fed (account-110). */
export const servicePlace = z.object({
  locationId,
  address: z
    .string()
    .nullable()
    .meta({ examples: ['2218 Cedar Hollow Rd'] }),
  town: z
    .string()
    .nullable()
    .meta({ examples: ['Alder Crossing'] }),
  county: z
    .string()
    .nullable()
    .meta({ examples: ['Lane'] }),
  latitude: z
    .number()
    .nullable()
    .meta({ description: 'degrees north', examples: [43.8126] }),
  longitude: z
    .number()
    .nullable()
    .meta({ description: 'degrees east', examples: [-123.0573] }),
  substation: z
    .string()
    .nullable()
    .meta({ examples: ['S1'] }),
  feeder: z
    .string()
    .nullable()
    .meta({ examples: ['S1-F3'] }),
  mapLocation: z
    .string()
    .nullable()
    .meta({ examples: ['S1-F3-882'] }),
});

/** What must not stay dark at a place (account-111). */
export const mustStayOn = z.object({
  locationId,
  what: z.string().meta({ description: 'in the billing system’s words', examples: ['Life support'] }),
  until: day,
  confirmedOn: day,
  state: z.enum(mustStayOnStates),
});
