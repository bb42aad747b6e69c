import { knownPushHosts } from '@rochdale/domain/communications/push/push-service';
import { z } from 'zod';
import { EnvironmentError } from '../../process/environment-error.ts';

export const waysOutVariables = {
  /** Ports at which addresses that a person gave may be called, by commas. */
  WAYS_OUT_PORTS: z
    .string()
    .regex(/^\d{1,5}(,\d{1,5})*$/, 'must be ports by commas')
    .default('443'),
  /** A trial's own addresses, `127.0.0.1:4010` by commas, which are called by plain HTTP too; production has none. */
  WAYS_OUT_TRIAL: z
    .string()
    .regex(/^([\w.-]+:\d{1,5}(,[\w.-]+:\d{1,5})*)?$/, 'must be hosts with their ports by commas')
    .default(''),
  /** Push services of browsers, by commas: hosts, or `*.` and a domain. */
  PUSH_HOSTS: z
    .string()
    .regex(
      /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(,(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)*$/,
      'must be hosts by commas, `*.` before a domain',
    )
    .default(knownPushHosts),
};

type Values = Pick<z.output<z.ZodObject<typeof waysOutVariables>>, 'WAYS_OUT_PORTS' | 'WAYS_OUT_TRIAL' | 'PUSH_HOSTS'>;

/** Where addresses that a person gave may lie. */
export interface WaysOutSettings {
  readonly ports: ReadonlySet<number>;
  /** Hosts with their ports that are let pass whatever they are. */
  readonly trial: ReadonlySet<string>;
  /** Push services of browsers: hosts, or `*.` and a domain. */
  readonly pushHosts: readonly string[];
}

/** Reads WAYS_OUT_PORTS, WAYS_OUT_TRIAL and PUSH_HOSTS. */
export function waysOutSettingsOf(values: Values, production: boolean): WaysOutSettings {
  const trial = values.WAYS_OUT_TRIAL.split(',').filter(Boolean);
  if (production && trial.length > 0)
    throw new EnvironmentError('WAYS_OUT_TRIAL is for a trial: production calls no address of its own networks.');
  const [ports, pushHosts] = [values.WAYS_OUT_PORTS.split(',').map(Number), values.PUSH_HOSTS.split(',')];
  return { ports: new Set(ports), trial: new Set(trial), pushHosts };
}
