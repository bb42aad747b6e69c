import { readFile } from 'node:fs/promises';
import { billingCalls, billingNews } from '@rochdale/contract/billing-link/wire';
import { expect, it } from 'vitest';
import { z } from 'zod';

const schemaOf = (shape: z.ZodType) => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { unrepresentable: 'any' });
  return { 'application/json': { schema } };
};
const signed = ['rochdale-time', 'rochdale-id', 'rochdale-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}));

const pathsOf = (
  calls: Readonly<Record<string, { readonly asked: z.ZodType; readonly answered: z.ZodType }>>,
  none?: string,
) =>
  Object.fromEntries(
    Object.entries(calls).map(([path, { asked, answered }]) => [
      path,
      {
        post: {
          parameters: signed,
          requestBody: { required: true, content: schemaOf(asked) },
          responses: {
            200: { description: 'Answered, and signed for this question.', content: schemaOf(answered) },
            401: { description: 'The signature does not hold, is older than five minutes, or was sent before.' },
            ...(none !== undefined && { 404: { description: none } }),
          },
        },
      },
    ]),
  );

it('docs/billing-link.openapi.json says what a billing system is asked that speaks signed JSON, and what it may tell', async () => {
  const paths = pathsOf(billingCalls, 'There is no such account.');
  const webhooks = pathsOf(billingNews);
  const info = { title: 'What the portal asks of a billing system, and what it may be told', version: '1' };
  const page = await readFile(new URL('../docs/billing-link.openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(page)).toEqual(JSON.parse(JSON.stringify({ openapi: '3.1.0', info, paths, webhooks })));
});
