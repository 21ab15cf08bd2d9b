import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { type DatabaseAwayError, databaseAway } from './database-away.ts';

// Together with the wait for a connection below five seconds: nobody waits longer for the answer that it failed.
const connectMilliseconds = 2_000;

/**
 * PostgreSQL's codes for trouble of its own rather than with the statement: connection failures, a transaction that
 * lost against another or against a time limit, no room, no connection left, shutting down.
 */
const awayCodes = /^(08|40|53|57P0|57014|55P03|25P03|58)/;

function isAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return awayCodes.test(error.code ?? '');
  // A broken connection or a time limit of ours; a mistake in our own code is neither.
  return !(error instanceof TypeError || error instanceof RangeError);
}

/**
 * A connection that is not used again once it has failed: what it is still busy with would hold up the next statement,
 * the rollback first of all.
 */
function cautious(client: PoolClient): PostgresPoolClient {
  let failure: DatabaseAwayError | undefined;
  async function run(statement: string, parameters: readonly unknown[]): Promise<unknown> {
    if (failure !== undefined) throw failure;
    try {
      return await client.query(statement, [...parameters]);
    } catch (error) {
      if (!isAway(error)) throw error;
      const away = databaseAway(error);
      if (!(error instanceof DatabaseError) || error.severity === 'FATAL') failure = away;
      throw away;
    }
  }
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('No cursor is set up for this pool.');
    return run(statement, parameters);
  }
  return {
    ...('processID' in client ? { processID: Number(client.processID) } : {}),
    query,
    release: (destroy) => client.release(destroy === true || failure !== undefined),
  };
}

export interface PostgresPoolOptions {
  databaseUrl: string;
  /** How long a statement may take before the database counts as away; no limit without one. */
  statementMilliseconds?: number | undefined;
  /** Called when an idle connection breaks; the next query opens another. */
  onConnectionError: (error: unknown) => void;
}

/** A pool of connections that ends neither the process nor anyone's patience when the database goes away or hangs. */
export function openPostgresPool(options: PostgresPoolOptions): PostgresPool {
  const { databaseUrl, statementMilliseconds, onConnectionError } = options;
  const limits: PoolConfig =
    statementMilliseconds === undefined
      ? {}
      : {
          // The database's own limit comes first and leaves the connection in order; ours is for one that hangs.
          statement_timeout: statementMilliseconds * 0.75,
          query_timeout: statementMilliseconds,
          idle_in_transaction_session_timeout: 30_000,
        };
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectMilliseconds,
    max: 20,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...limits,
  });
  // Without a listener a database restart would end the whole server. The pool's hears of idle connections only, and
  // takes its own away from those in use: one that breaks between two statements fails with the next statement.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    connect: async () => {
      try {
        return cautious(await pool.connect());
      } catch (error) {
        throw isAway(error) ? databaseAway(error) : error;
      }
    },
    end: () => pool.end(),
  };
}
