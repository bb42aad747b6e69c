import { readFile } from 'node:fs/promises';
import { billingCalls } from '@rochdale/contract/billing-link/wire';
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

it('docs/billing-link.openapi.json says what a billing system is asked that speaks signed JSON', async () => {
  const paths = Object.fromEntries(
    Object.entries(billingCalls).map(([path, { asked, answered }]) => [
      path,
      {
        post: {
          parameters: signed,
          requestBody: { required: true, content: schemaOf(asked) },
          responses: {
            200: { description: 'Answered, and signed for this question.', content: schemaOf(answered) },
            401: { description: 'The signature does not hold, is older than five minutes, or was sent before.' },
            404: { description: 'There is no such account.' },
          },
        },
      },
    ]),
  );
  const info = { title: 'What the portal asks of a billing system', version: '1' };
  const page = await readFile(new URL('../docs/billing-link.openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(page)).toEqual(JSON.parse(JSON.stringify({ openapi: '3.1.0', info, paths })));
});
