import { writeFileSync } from 'node:fs';
import { postgresBinaries, startPostgres } from './own-postgres.ts';

const c = await startPostgres(postgresBinaries ?? '');
writeFileSync('/tmp/ngx/pg-url', await c.createDatabase());
process.on('SIGTERM', async () => {
  await c.stop();
  process.exit(0);
});
setInterval(() => {}, 1000);
