import { rotateClaims } from '../../features/account/unclaimed-credits/public.ts';
import { rotatePushSecrets } from '../../features/communications/push/rotate-push-secrets.ts';
import { rotateSigningKeys } from '../../features/identity/connected-apps/signing-keys.ts';
import { rotateForeignHashes } from '../../features/identity/foreign-hashes/public.ts';
import { rotateKeys } from '../../features/identity/sign-in/rotate-keys.ts';
import { rotateWebhookSecrets } from '../../features/office/connected/webhooks/rotate-webhook-secrets.ts';
import { rotateExports } from '../../features/office/exporting/public.ts';
import { rotateAuthenticators } from '../../features/office/staff/rotate-authenticators.ts';
import { rotateBankFiles } from '../../features/planned/bank-file/public.ts';
import { rotateBankNumbers } from '../../features/planned/draft-payments/public.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { readKeys } from '../../platform/keys.ts';
import { vaultOf } from '../../platform/sealing/vault.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const rotateKeysCommand: Command = {
  usage: 'rotate-keys',
  summary: 'Encrypts what is kept encrypted again with the first key of MASTER_KEY; then older ones may be dropped.',
  async run() {
    const environment = readEnvironment();
    const { masterKeys } = await readKeys(environment);
    return withDatabase(environment, async ({ db }) => {
      const vault = vaultOf(masterKeys);
      const secrets = (await rotateKeys({ db, vault })) + (await rotateAuthenticators({ db, vault }));
      const brought = await rotateForeignHashes({ db, vault });
      const bankNumbers = await rotateBankNumbers({ db, vault });
      const bankFiles = await rotateBankFiles({ db, vault });
      const claims = await rotateClaims({ db, vault });
      const exported = await rotateExports({ db, vault });
      const signing = await rotateSigningKeys({ db, vault });
      const devices = await rotatePushSecrets({ db, vault });
      const webhooks = await rotateWebhookSecrets({ db, vault });
      console.log(
        `${secrets} authenticator secrets, ${brought} brought passwords, ${bankNumbers} bank numbers, ${bankFiles} bank files, ${claims} claims, ${exported} exports, ${signing} signing keys, ${devices} devices and secrets of ${webhooks} webhooks are encrypted with the current key.`,
      );
      return 0;
    });
  },
};
