import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A YAML file, parsed. */
export function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}
