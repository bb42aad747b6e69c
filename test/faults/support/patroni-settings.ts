import { stringify } from 'yaml';

/** Times in seconds, by which writes go on within thirty: `docs/scale.md` says the same. */
const agreed = { ttl: 20, loop_wait: 5, retry_timeout: 5 } as const;
/** Where Debian has PostgreSQL. */
export const binaries = '/usr/lib/postgresql/15/bin';

/** What Patroni is told of one machine, as YAML. */
export function settingsOf(one: {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  readonly data: string;
  readonly hosts: readonly string[];
  readonly password: string;
}): string {
  const { name, port, rest, data, hosts, password } = one;
  return stringify({
    ...{ scope: 'rochdale', name },
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    // By etcd's v2: over v3, Patroni before 3.0.3 takes the lock back after a pause, and what others wrote meanwhile is gone.
    etcd: { hosts },
    bootstrap: {
      dcs: {
        ...agreed,
        maximum_lag_on_failover: 1_048_576,
        // A primary that stands alone takes no write: what was acknowledged is on two machines.
        ...{ synchronous_mode: true, synchronous_mode_strict: true },
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` },
      ...{ data_dir: data, bin_dir: binaries, pgpass: `${data}.pgpass` },
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256' },
    },
  });
}

/** What production has, too: asks each machine's Patroni whether it is the primary, and ends sessions of one that is not any more. */
export const haproxyOf = (
  front: number,
  machines: readonly { readonly name: string; readonly port: number; readonly rest: number }[],
) =>
  `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${front}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`;
