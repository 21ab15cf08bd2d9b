import type { TestProject } from 'vitest/node';
import { postgresBinaries, startPostgres } from '#scripts/own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of this run, without a database; '' where none is installed. */
    postgresAddress: string;
  }
}

/** Starts one PostgreSQL for all files: each of its own took longer to set up than most of their tests last. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (postgresBinaries === undefined) {
    console.info('PostgreSQL is not installed (no initdb): the server tests run on SQLite only.');
    project.provide('postgresAddress', '');
    return undefined;
  }
  const cluster = await startPostgres(postgresBinaries);
  project.provide('postgresAddress', cluster.address);
  return () => cluster.stop();
}
