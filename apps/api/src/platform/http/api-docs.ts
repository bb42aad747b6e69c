import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { isOperationName } from '@rochdale/contract/operations/operations';
import { exampleOf } from '@rochdale/contract/reference/examples';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Writes OpenAPI 3.1 from the operations and shows it at `/api/docs` (the document itself: `/api/docs/json`). */
export async function documentOperations(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rochdale member API', version },
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', description: 'From sign-in.' },
          quickPayToken: { type: 'http', scheme: 'bearer', description: 'From the Quick Pay verification.' },
        },
      },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      return { schema: withExample(schema), url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

/** An operation's schema with its example: for `body` and the answer. Routes of files have no schema at all. */
function withExample(schema: FastifySchema): FastifySchema {
  const { operationId: name = '' }: FastifySchema = Object(schema);
  if (!isOperationName(name)) return schema;
  const { body, response } = exampleOf(name);
  const answers = Object(schema.response);
  return {
    ...schema,
    ...(schema.body !== undefined && { body: { ...Object(schema.body), examples: [body] } }),
    response: { ...answers, 200: { ...Object(answers[200]), examples: [response] } },
  };
}
