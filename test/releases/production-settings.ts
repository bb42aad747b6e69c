import { join } from 'node:path';
import { productSettings } from '../../bench/support/product.ts';

/** Settings of a process that runs as production does, with an example co-op's folder and the sandbox as its payment company. */
export async function productionSettings(
  databaseUrl: string,
  { data, product }: { readonly data: string; readonly product: string },
): Promise<Record<string, string>> {
  const usual = await productSettings(databaseUrl, data);
  return {
    ...usual,
    ...{ NODE_ENV: 'production', ALLOW_SANDBOX: 'yes', COOP: join(product, 'coops/cedar-ridge'), DATA_DIR: data },
    ...{ GATEWAY_URL: `http://127.0.0.1:${usual.SANDBOX_PORT}`, PUBLIC_URL: 'https://portal.yours.coop' },
  };
}
