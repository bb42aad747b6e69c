import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { isKeyAccess, type OperationSpec } from '@rochdale/contract/operation';
import { isOperationName, type OperationName, operations } from '@rochdale/contract/operations/operations';
import { exampleOf } from '@rochdale/contract/reference/examples';
import { factsOf } from '@rochdale/contract/reference/facts';
import { badRequest, failure } from '@rochdale/contract/schemas/errors';
import { refusalsOf, statusMeanings } from '@rochdale/contract/statuses';
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
      const { schema, url } = jsonSchemaTransform({ ...input, schema: documented(input.schema) });
      return { schema: withExamples(schema), url };
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

/** An operation's shapes with what its row says. Other routes, of pages and files, are not shown. */
function documented(schema: FastifySchema): FastifySchema {
  const name = nameIn(schema);
  if (name === undefined) return { ...schema, hide: true };
  const row: OperationSpec = operations[name];
  const refusals = refusalsOf(row).map((status) => [status, status === 400 ? badRequest : failure]);
  return {
    ...schema,
    summary: row.summary,
    description: factsOf(row),
    tags: [row.tag],
    security: securityOf(row),
    response: { ...(!row.file && { 200: row.response }), ...Object.fromEntries(refusals) },
  };
}

/** The same with its example and what each status says. */
function withExamples(schema: FastifySchema): FastifySchema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
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

function nameIn(schema: FastifySchema): OperationName | undefined {
  const { operationId: name = '' }: FastifySchema = Object(schema);
  return isOperationName(name) ? name : undefined;
}

/** Companies show a signature or a secret, each its own way, so the document asks them for nothing. */
function securityOf({ access }: OperationSpec): Record<string, string[]>[] {
  if (isKeyAccess(access)) return [{ apiKey: [] }];
  if (access === 'member') return [{ accessToken: [] }];
  if (access === 'data') return [{ personalToken: [] }];
  return access === 'quick-pay' ? [{ quickPayToken: [] }] : [];
}
