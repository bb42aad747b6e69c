import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { nothingWaits, type WatchFacts } from '@rochdale/domain/office/watches/watch-states';

const patienceMs = 5_000;

/** When the first certificate of some addresses ends. Rejects where one does not answer. */
export async function readCertificates(addresses: readonly string[]): Promise<WatchFacts> {
  const secure = addresses.map((address) => new URL(address)).filter(({ protocol }) => protocol === 'https:');
  if (secure.length === 0) return nothingWaits;
  const ends = await Promise.all(secure.map(endOf));
  return { count: 1, oldest: null, deadline: new Date(Math.min(...ends.map(Number))) };
}

/** It is only looked at: whether it is trusted is for browsers to say. */
function endOf({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: port === '' ? 443 : Number(port),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      rejectUnauthorized: false,
      timeout: patienceMs,
    });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error(`${hostname} does not answer.`)));
    socket.once('error', reject);
  });
}
