import { resolve } from 'node:path';
import { z } from 'zod';

/** What the sandbox is told by its environment. */
export interface SandboxSettings {
  readonly host: string;
  readonly port: number;
  readonly secret: string;
  readonly clientId: string;
  /** Where results are posted back to. */
  readonly postbackUrl: string;
  /** Folder of the transactions. */
  readonly dataFolder: string;
  readonly feeCents: number;
  readonly hangSeconds: number;
  /** After which money is taken back whose number says so. */
  readonly takeBackSeconds: number;
}

const sandboxEnvironment = z.object({
  GATEWAY_SECRET: z.string().min(1, 'must be set: the portal and the sandbox share it'),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  GATEWAY_CLIENT_ID: z.string().default('rochdale-demo'),
  POSTBACK_URL: z.url().default('http://127.0.0.1:3000/v3/hosted-payment/postback'),
  SANDBOX_DATA: z.string().default('./data/sandbox'),
  SANDBOX_FEE_CENTS: z.coerce.number().int().nonnegative().default(275),
  SANDBOX_HANG_SECONDS: z.coerce.number().nonnegative().default(30),
  SANDBOX_TAKE_BACK_SECONDS: z.coerce.number().nonnegative().default(10),
});

/** Reads the settings; throws one sentence that names what is missing or wrong. */
export function readSettings(source: Readonly<Record<string, string | undefined>> = process.env): SandboxSettings {
  const read = sandboxEnvironment.safeParse(source);
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const values = read.data;
  return {
    host: values.SANDBOX_HOST,
    port: values.SANDBOX_PORT,
    secret: values.GATEWAY_SECRET,
    clientId: values.GATEWAY_CLIENT_ID,
    postbackUrl: values.POSTBACK_URL,
    dataFolder: resolve(values.SANDBOX_DATA),
    feeCents: values.SANDBOX_FEE_CENTS,
    hangSeconds: values.SANDBOX_HANG_SECONDS,
    takeBackSeconds: values.SANDBOX_TAKE_BACK_SECONDS,
  };
}
