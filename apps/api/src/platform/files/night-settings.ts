import { resolve } from 'node:path';
import { z } from 'zod';
import { type SendSettings, sendSettingsOf } from './send-settings.ts';

/** What a night works with; what is undefined has no step. */
export interface NightSettings {
  readonly importFolder: string | undefined;
  readonly exportFolder: string | undefined;
  /** How many backups stay. */
  readonly backupsKept: number;
  readonly send: SendSettings | undefined;
}

export const nightVariables = {
  /** Where the billing system lays its files. */
  IMPORT_DIR: z.string().optional(),
  /** Where exports are laid for it. */
  EXPORT_DIR: z.string().optional(),
  BACKUPS_KEPT: z.coerce.number().int().min(1).default(14),
  /** `sftp://user@host:port/folder`: exports go there. */
  SEND_TO: z.url({ protocol: /^sftp$/ }).optional(),
  /** The private key that proves us to it; a file without a password. */
  SEND_KEY_FILE: z.string().optional(),
  /** The fingerprints of its own key, by commas: `SHA256:…`. */
  SEND_HOST_KEY: z.string().default(''),
};

type Values = z.output<z.ZodObject<typeof nightVariables>>;

export const nightSettingsOf = (values: Values): NightSettings => ({
  importFolder: values.IMPORT_DIR === undefined ? undefined : resolve(values.IMPORT_DIR),
  exportFolder: values.EXPORT_DIR === undefined ? undefined : resolve(values.EXPORT_DIR),
  backupsKept: values.BACKUPS_KEPT,
  send: sendSettingsOf(values),
});
