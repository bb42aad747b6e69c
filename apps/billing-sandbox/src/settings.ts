import { z } from 'zod';

/** What the sandbox is told by its environment. */
export interface SandboxSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** A folder of our import whose `accounts.csv` says what is owed at first; undefined: no account is known. */
  readonly importFolder: string | undefined;
}

const sandboxEnvironment = z.object({
  BILLING_SANDBOX_HOST: z.string().default('127.0.0.1'),
  BILLING_SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(3010),
  BILLING_SANDBOX_USER: z.string().default('portal'),
  BILLING_SANDBOX_PASSWORD: z.string().min(1, 'must be set: the portal and the sandbox share it'),
  BILLING_SANDBOX_ACCOUNTS: z.string().optional(),
});

/** Reads the settings; throws one sentence that names what is missing or wrong. */
export function readSettings(source: Readonly<Record<string, string | undefined>> = process.env): SandboxSettings {
  const read = sandboxEnvironment.safeParse(source);
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const values = read.data;
  return {
    host: values.BILLING_SANDBOX_HOST,
    port: values.BILLING_SANDBOX_PORT,
    user: values.BILLING_SANDBOX_USER,
    password: values.BILLING_SANDBOX_PASSWORD,
    importFolder: values.BILLING_SANDBOX_ACCOUNTS,
  };
}
