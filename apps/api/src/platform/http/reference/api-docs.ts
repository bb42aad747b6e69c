import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { isOperationName, operations } from '@rochdale/contract/operations/operations';
import { exampleOf } from '@rochdale/contract/reference/examples';
import { statusMeanings } from '@rochdale/contract/statuses';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { referencePage } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

const title = 'Rochdale member API';
const document = '/api/docs/json';
/** The page has no script; its style is its own. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(referenceStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Writes what the API is from the operations: for people at `/api/docs`, for programs as OpenAPI 3.1 at `/api/docs/json`. */
export async function documentOperations(
  app: FastifyInstance,
  { version, coopName, publicUrl }: { version: string; coopName: string; publicUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rochdale member API',
        version,
        description: 'What the member portal calls, open to other programs.',
        license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
        contact: { name: coopName, url: publicUrl },
      },
      servers: [{ url: publicUrl }],
      tags: tagsOf(Object.values(operations)),
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', description: 'From sign-in.' },
          apiKey: { type: 'http', scheme: 'bearer', description: 'A key that the co-op’s office made.' },
          personalToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'That a member made under My Profile.',
          },
          quickPayToken: { type: 'http', scheme: 'bearer', description: 'From the Quick Pay verification.' },
        },
      },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      return { schema: shown(schema), url };
    },
  });
  app.get(document, () => app.swagger());
  let page: string | undefined;
  app.get('/api/docs', (_request, reply) => {
    page ??= referencePage({ title, document });
    const headers = { 'content-security-policy': policy, 'cache-control': 'no-cache' };
    return reply.headers(headers).type('text/html; charset=utf-8').send(page);
  });
}

/** Each tag once, by the alphabet. */
const tagsOf = (rows: readonly { readonly tag: string }[]) =>
  [...new Set(rows.map(({ tag }) => tag))].sort().map((name) => ({ name, description: `Calls of ${name}.` }));

/** An operation's schema with its example and what each status says. Other routes, of pages and files, are not shown. */
function shown(schema: FastifySchema): FastifySchema & { hide?: boolean } {
  const { operationId: name = '' }: FastifySchema = Object(schema);
  if (!isOperationName(name)) return { ...schema, hide: true };
  const { body, response } = exampleOf(name);
  const answers: [string, object][] = Object.entries(Object(schema.response));
  return {
    ...schema,
    ...(schema.body !== undefined && { body: { ...Object(schema.body), examples: [body] } }),
    response: Object.fromEntries(
      answers.map(([status, answer]) => [
        status,
        {
          description: statusMeanings[Number(status)],
          ...answer,
          ...(status === '200' && { examples: [response] }),
        },
      ]),
    ),
  };
}
