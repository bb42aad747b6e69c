import { resolve } from 'node:path';

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
}

/** Reads the settings; throws a sentence when the shared secret is missing. */
export function readSettings(source: Readonly<Record<string, string | undefined>> = process.env): SandboxSettings {
  const secret = source.GATEWAY_SECRET;
  if (!secret) throw new Error('GATEWAY_SECRET must be set: the portal and the sandbox share it.');
  return {
    host: source.SANDBOX_HOST ?? '127.0.0.1',
    port: Number(source.SANDBOX_PORT ?? 3001),
    secret,
    clientId: source.GATEWAY_CLIENT_ID ?? 'rochdale-demo',
    postbackUrl: source.POSTBACK_URL ?? 'http://127.0.0.1:3000/v3/hosted-payment/postback',
    dataFolder: resolve(source.SANDBOX_DATA ?? './data/sandbox'),
    feeCents: Number(source.SANDBOX_FEE_CENTS ?? 275),
    hangSeconds: Number(source.SANDBOX_HANG_SECONDS ?? 30),
  };
}
