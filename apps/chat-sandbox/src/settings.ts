import { z } from 'zod';

/** What the chat sandbox is told by its environment. */
export interface ChatSettings {
  readonly host: string;
  readonly port: number;
  /** The co-op that it answers for. */
  readonly coopId: string;
  /** The portal's origin: no other page may ask from a browser. */
  readonly origin: string;
  readonly phone: string;
  readonly emergencyPhone: string;
  readonly hours: string;
  /** Questions that one address may ask a minute. */
  readonly questionsPerMinute: number;
}

const chatEnvironment = z.object({
  CHAT_HOST: z.string().default('127.0.0.1'),
  CHAT_PORT: z.coerce.number().int().min(1).max(65_535).default(3002),
  CHAT_COOP_ID: z.string().min(1).default('cedar-ridge'),
  CHAT_ORIGIN: z.url().default('http://localhost:3000'),
  CHAT_PHONE: z.string().default('(541) 555-0100'),
  CHAT_EMERGENCY_PHONE: z.string().default('(541) 555-0199'),
  CHAT_HOURS: z.string().default('Monday to Friday, 8:00 AM to 5:00 PM'),
  CHAT_QUESTIONS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
});

/** Reads the settings; throws one sentence that names what is wrong. */
export function readSettings(source: Readonly<Record<string, string | undefined>> = process.env): ChatSettings {
  const read = chatEnvironment.safeParse(source);
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const values = read.data;
  return {
    host: values.CHAT_HOST,
    port: values.CHAT_PORT,
    coopId: values.CHAT_COOP_ID,
    origin: new URL(values.CHAT_ORIGIN).origin,
    phone: values.CHAT_PHONE,
    emergencyPhone: values.CHAT_EMERGENCY_PHONE,
    hours: values.CHAT_HOURS,
    questionsPerMinute: values.CHAT_QUESTIONS_PER_MINUTE,
  };
}
