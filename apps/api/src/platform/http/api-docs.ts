import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { isOperationName, operations } from '@rochdale/contract/operations/operations';
import { exampleOf } from '@rochdale/contract/reference/examples';
import { statusMeanings } from '@rochdale/contract/statuses';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Writes OpenAPI 3.1 from the operations and shows it at `/api/docs` (the document itself: `/api/docs/json`). */
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
          quickPayToken: { type: 'http', scheme: 'bearer', description: 'From the Quick Pay verification.' },
        },
      },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      return { schema: shown(schema), url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
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
