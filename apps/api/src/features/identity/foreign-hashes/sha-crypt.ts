import { verify } from 'unixcrypt';
import { shaCryptAsked } from './sha-crypt-process.ts';

/** A process that holds one password against one SHA-crypt hash. */
process.once('message', (message) => {
  const { hash, password } = shaCryptAsked.parse(message);
  process.send?.(verify(password, hash));
});
