import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

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

/** Takes the write lock at once: a transaction that reads first could find it taken too late to wait for it. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can roll a change of tables back, so an interrupted migration leaves nothing half done. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely's SQLite dialect over the engine built into Node. A commit has reached the disk when it returns
 * (`synchronous = full`), and a second process (the inbox command) waits for its turn.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  /** @param path of the file; made when it is not there. */
  constructor(path: string) {
    // For the server's own user only, also in a folder that others may look into; SQLite's further files follow it.
    closeSync(openSync(path, 'a', 0o600));
    const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true });
    // What is deleted is overwritten in the file as well: people delete their accounts to be gone.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    const adapted = adapt(database);
    super({ database: adapted });
    this.#database = adapted;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
