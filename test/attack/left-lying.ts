const folders = [
  ...['', 'data', 'backup', 'backups', 'dump', 'dumps', 'old', 'tmp', 'logs', 'coops', 'coops/cedar-ridge', 'apps'],
  ...[
    'apps/api/src',
    'apps/portal/dist',
    'packages',
    'node_modules',
    'test',
    'deploy',
    'docs',
    'assets',
    'pages',
    'v3',
  ],
];
const files = [
  ...[
    '.env',
    '.env.production',
    '.git/config',
    '.git/HEAD',
    '.gitignore',
    '.npmrc',
    '.ssh/id_rsa',
    '.DS_Store',
    '.htpasswd',
  ],
  ...['keys.json', 'package.json', 'package-lock.json', 'tsconfig.json', 'compose.yaml', 'Dockerfile', 'site.yaml'],
  ...[
    'bank.yaml',
    'backup.sql',
    'backup.tar.gz',
    'dump.sql',
    'database.sqlite',
    'members.csv',
    'server.log',
    'debug.log',
  ],
];
const alone = [
  ...['admin', 'administrator', 'phpmyadmin', 'wp-login.php', 'server-status', 'actuator', 'actuator/env', 'metrics'],
  ...[
    'debug',
    'console',
    'graphql',
    'swagger.json',
    'openapi.json',
    'api/docs',
    'api/docs/json',
    'dev/outbox',
    'healthz',
  ],
  ...[
    'readyz',
    'sw.js',
    'manifest.webmanifest',
    'favicon.ico',
    'robots.txt',
    'sitemap.xml',
    'crossdomain.xml',
    '.well-known/security.txt',
  ],
  ...[
    'pages/home',
    'entry-client.js.map',
    'assets/index.js.map',
    '.vite/manifest.json',
    'server/entry-server.js',
    'documents',
  ],
  ...[
    'documents/bills',
    'documents/bills/104471882-2026-11-03.pdf',
    'documents/delinquents/scanned-notice.pdf',
    'outage-reports',
  ],
  ...[
    '%2e%2e/%2e%2e/etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    'data/postgres/PG_VERSION',
    'demo-import/members.csv',
  ],
];

/** Names of what servers leave lying about: copies, keys, sources, maps, folders of data and of tools. */
export const leftLying: readonly string[] = [
  ...folders.flatMap((folder) => [
    ...(folder === '' ? [] : [folder, `${folder}/`]),
    ...files.map((file) => (folder === '' ? file : `${folder}/${file}`)),
  ]),
  ...alone,
];
