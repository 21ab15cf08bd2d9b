import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type TableName, tableNames } from './logic/published.ts';
import type { Tables } from './make-tables.ts';
import { type Licence, tableSchemas } from './schemas.ts';

export interface DataFile {
  /** Inside `dataFolder`. */
  readonly name: string;
  readonly content: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A table as the page tells of it, with its file and the schema of that. */
export interface DataTable {
  readonly name: TableName;
  readonly made: string;
  readonly rowCount: number;
  readonly licence: readonly Licence[];
  readonly file: DataFile;
  readonly schema: DataFile;
}

export interface OpenData {
  readonly tables: readonly DataTable[];
  /** The line of each file for `sha256sum --check`. */
  readonly checksums: DataFile;
}

/** Every file of the open data. */
export const filesOf = ({ tables, checksums }: OpenData): DataFile[] => [
  ...tables.flatMap(({ file, schema }) => [file, schema]),
  checksums,
];

/**
 * The files that tables are published as.
 *
 * @throws Error that names what does not fit its schema
 */
export function dataFiles(tables: Tables): OpenData {
  const made = tableNames.map((name): DataTable => {
    // The order of the schema, so that a file of content/ that is written in another order changes no byte.
    const { rows, ...head } = tableSchemas[name].parse(tables[name]);
    return {
      name,
      made: head.made,
      rowCount: rows.length,
      licence: head.licence,
      file: fileOf(`${name}.json`, writeTable(head, rows)),
      schema: fileOf(`${name}.schema.json`, `${JSON.stringify(schemaOf(name), null, 1)}\n`),
    };
  });
  const lines = made
    .flatMap(({ file, schema }) => [file, schema])
    .map(({ name, sha256 }) => `${sha256}  ${name}\n`);
  return { tables: made, checksums: fileOf('checksums.txt', lines.join('')) };
}

/** JSON with each row on a line of its own: what changed between two days can be read. */
function writeTable(head: object, rows: readonly unknown[]): string {
  const start = JSON.stringify(head, null, 1).replace(/\n\}$/, '');
  return `${start},\n "rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n ]\n}\n`;
}

const schemaOf = (name: TableName) => z.toJSONSchema(tableSchemas[name], { reused: 'ref' });

function fileOf(name: string, content: string): DataFile {
  const bytes = Buffer.from(content);
  return {
    name,
    content,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
