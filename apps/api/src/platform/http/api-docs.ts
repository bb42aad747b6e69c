import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
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
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
