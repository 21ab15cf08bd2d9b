import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { databaseAway } from './database-away.ts';

/** `node:sqlite` in the shape that Kysely's SQLite driver expects. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql): SqliteStatement {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

const busy = 5;
/** SQLite's codes for trouble with the file rather than with the statement: busy, locked, read-only, I/O, full, no file. */
const awayCodes = new Set([busy, 6, 8, 10, 13, 14]);

/** The first byte of SQLite's code, which its finer codes share. */
function primaryCode(error: unknown): number {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  return typeof code === 'number' ? code % 256 : 0;
}

/**
 * Waits for another program (a second server, the inbox command) between attempts rather than within one: SQLite's own
 * waiting would stop the whole process, pages included.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #patienceMilliseconds: number;
  readonly streamQuery: DatabaseConnection['streamQuery'];

  constructor(connection: DatabaseConnection, patienceMilliseconds: number) {
    this.#connection = connection;
    this.#patienceMilliseconds = patienceMilliseconds;
    this.streamQuery = connection.streamQuery.bind(connection);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const giveUpAt = performance.now() + this.#patienceMilliseconds;
    for (let wait = 2; ; wait = Math.min(wait * 2, 50)) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        const code = primaryCode(error);
        if (code === busy && performance.now() < giveUpAt) await delay(wait);
        else throw awayCodes.has(code) ? databaseAway(error) : error;
      }
    }
  }
}

interface DriverOptions {
  database: SqliteDatabase;
  /** False when SQLite has rolled back by itself, as it does on a full disk. */
  inTransaction: () => boolean;
  patienceMilliseconds: number;
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #options: DriverOptions;
  #connection: PatientConnection | undefined;

  constructor(options: DriverOptions) {
    super({ database: options.database });
    this.#options = options;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { patienceMilliseconds } = this.#options;
    this.#connection ??= new PatientConnection(await super.acquireConnection(), patienceMilliseconds);
    return this.#connection;
  }

  /** Takes the write lock at once: a transaction that reads first could find it taken too late to wait for it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A rollback of nothing would fail, and its failure would hide the one that led to it. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#options.inTransaction()) await super.rollbackTransaction(connection);
  }
}

/** SQLite can roll a change of tables back, so an interrupted migration leaves nothing half done. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const startMilliseconds = 10_000;

/**
 * Kysely's SQLite dialect over the engine built into Node. A commit has reached the disk when it returns
 * (`synchronous = full`), and a second process (the inbox command) waits for its turn.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #options: DriverOptions;

  /**
   * @param path of the file; made when it is not there.
   * @param patienceMilliseconds how long a statement waits while another program writes.
   */
  constructor(path: string, patienceMilliseconds = 10_000) {
    // For the server's own user only, also in a folder that others may look into; SQLite's further files follow it.
    closeSync(openSync(path, 'a', 0o600));
    const database = new DatabaseSync(path, {
      timeout: startMilliseconds,
      enableForeignKeyConstraints: true,
    });
    // What is deleted is overwritten in the file as well: people delete their accounts to be gone.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    // From here on the waiting is done between statements, by `PatientConnection`.
    database.exec('pragma busy_timeout = 0;');
    const adapted = adapt(database);
    super({ database: adapted });
    const inTransaction = () => database.isTransaction;
    this.#options = { database: adapted, inTransaction, patienceMilliseconds };
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#options);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
