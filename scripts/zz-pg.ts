import { startPostgres, postgresBinaries } from './own-postgres.ts';
import { writeFileSync } from 'node:fs';
const c = await startPostgres(postgresBinaries ?? '');
writeFileSync('/tmp/ngx/pg-url', await c.createDatabase());
process.on('SIGTERM', async () => { await c.stop(); process.exit(0); });
setInterval(() => {}, 1000);
